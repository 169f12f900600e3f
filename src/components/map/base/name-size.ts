import type { NameKind } from './place-names';

/** As in map.css. */
const LOOKS: Record<NameKind, { font: string; spacing: number; height: number }> = {
  country: { font: '600 13px "Public Sans Variable"', spacing: 1.6, height: 16 },
  range: { font: 'italic 500 13px "Besley Variable"', spacing: 0.4, height: 16 },
  state: { font: '500 11px "Public Sans Variable"', spacing: 0.6, height: 14 },
  resort: { font: '600 12px "Public Sans Variable"', spacing: 0, height: 15 },
};

const widths = new Map<string, number>();
function widthOf(text: string, kind: NameKind): number {
  const key = `${kind} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const { font, spacing } = LOOKS[kind];
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = font;
  const shown = kind === 'country' ? text.toUpperCase() : text;
  const width = Math.ceil((context?.measureText(shown).width ?? shown.length * 7) + shown.length * spacing);
  widths.set(key, width);
  return width;
}

/** The pixels that a name takes on a map. */
export const nameSize = (text: string, kind: NameKind) => ({ width: widthOf(text, kind), height: LOOKS[kind].height });
