import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { decompress } from 'wawoff2';

const resolve = createRequire(import.meta.url).resolve;

/** A typeface in one weight: its files by alphabet, in order of lookup. */
export type Face = readonly Font[];

/** Opens a typeface. The fonts are variable WOFF2 files, which SVG renderers do not read, so text is drawn as outlines. */
export async function openFace(name: 'besley' | 'public-sans', wght: number): Promise<Face> {
  const fonts: Font[] = [];
  // One after the other: what decompress returns lies in memory that its next call uses again.
  for (const alphabet of ['latin', 'latin-ext']) {
    const file = resolve(`@fontsource-variable/${name}/files/${name}-${alphabet}-wght-normal.woff2`);
    fonts.push(create(Buffer.from(await decompress(await readFile(file)))).getVariation({ wght }));
  }
  return fonts;
}

interface Run {
  font: Font;
  text: string;
}

/** A text in runs of one font each; a letter that no font has becomes a space. */
function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const letter of text.normalize('NFC')) {
    const found = face.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    const font = found ?? last?.font ?? face[0];
    if (!font) return [];
    if (last?.font === font) last.text += found ? letter : ' ';
    else runs.push({ font, text: found ? letter : ' ' });
  }
  return runs;
}

/** A line of text as an SVG group with its baseline at y 0, and how wide it is in pixels. */
export function outlineText(text: string, face: Face, size: number): { svg: string; width: number } {
  let width = 0;
  const parts: string[] = [];
  for (const { font, text: part } of runsOf(text, face)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
      const d = glyph.path.toSVG();
      const x = (width + xOffset * scale).toFixed(2);
      const y = (-yOffset * scale).toFixed(2);
      if (d)
        parts.push(
          `<path transform="translate(${x} ${y}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${d}"/>`,
        );
      width += xAdvance * scale;
    }
  }
  return { svg: parts.join(''), width };
}

/** As outlineText, with the end cut off ("…") where it would be wider than `room` pixels. */
export function fitText(text: string, face: Face, size: number, room: number): { svg: string; width: number } {
  let outlined = outlineText(text, face, size);
  let shown = [...text];
  while (outlined.width > room && shown.length > 1) {
    shown = shown.slice(0, Math.min(shown.length - 1, Math.ceil((shown.length * room) / outlined.width)));
    outlined = outlineText(`${shown.join('').trimEnd()}…`, face, size);
  }
  return outlined;
}
