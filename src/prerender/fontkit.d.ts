declare module 'fontkit' {
  interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    getVariation: (settings: Record<string, number>) => Font;
    layout: (text: string) => {
      glyphs: { path: { toSVG: () => string } }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  }
  export function create(bytes: Uint8Array): Font;
}

declare module 'wawoff2' {
  /** A WOFF2 font as TrueType. */
  export function decompress(bytes: Uint8Array): Promise<Uint8Array>;
}
