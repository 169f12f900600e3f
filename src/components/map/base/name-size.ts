import { textWidth } from '../text-width';
import type { NameKind } from './place-names';

/** As in map.css. */
const LOOKS: Record<NameKind, { font: string; spacing: number; height: number }> = {
  country: { font: '600 13px "Public Sans Variable"', spacing: 1.6, height: 16 },
  range: { font: 'italic 500 13px "Besley Variable"', spacing: 0.4, height: 16 },
  state: { font: '500 11px "Public Sans Variable"', spacing: 0.6, height: 14 },
  resort: { font: '600 12px "Public Sans Variable"', spacing: 0, height: 15 },
};

/** The pixels that a name takes on a map. */
export function nameSize(text: string, kind: NameKind) {
  const { font, spacing, height } = LOOKS[kind];
  const shown = kind === 'country' ? text.toUpperCase() : text;
  return { width: Math.ceil(textWidth(shown, font) + shown.length * spacing), height };
}
