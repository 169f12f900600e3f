import { lerp } from './numbers';

export type TimeOfDay = 'day' | 'dawn' | 'golden' | 'dusk' | 'night' | 'veil';

/** The colours of one picture. */
export interface Palette {
  skyTop: string;
  skyMiddle: string;
  skyLow: string;
  disc: string;
  farRange: string;
  lit: string;
  shade: string;
  deepShade: string;
  forest: string;
  snow: string;
  snowShade: string;
}

type Row = readonly [string, string, string, string, string, string, string, string, string, string, string];

// In the order of Palette.
const TIMES: Record<TimeOfDay, Row> = {
  day: [
    '#2b6fa6',
    '#86b9d3',
    '#e9f0ea',
    '#fffaf0',
    '#a9c8d8',
    '#fefbf4',
    '#8fb4d1',
    '#4a78a3',
    '#1d4653',
    '#fdfaf3',
    '#c0d6e4',
  ],
  dawn: [
    '#6ea2c3',
    '#dbdfd8',
    '#fbd8b4',
    '#fffaf0',
    '#b9c3cb',
    '#fff3e4',
    '#8fadca',
    '#4d749e',
    '#20465a',
    '#fbf3e8',
    '#b7cbdd',
  ],
  golden: [
    '#d8b077',
    '#f1d6a2',
    '#fcf0d6',
    '#fffdf4',
    '#c9bfa4',
    '#fff6e2',
    '#86a5bf',
    '#476d92',
    '#24454a',
    '#fcf4e2',
    '#b3c8d6',
  ],
  dusk: [
    '#173760',
    '#6e7f97',
    '#f3b88c',
    '#fff0d2',
    '#6d7f99',
    '#fbdcc4',
    '#587ca6',
    '#2e5179',
    '#11293f',
    '#c6d0de',
    '#7b98b8',
  ],
  night: [
    '#081729',
    '#15395a',
    '#4b7f9b',
    '#f6efd8',
    '#2a5675',
    '#c9dbe7',
    '#4d7799',
    '#264a6b',
    '#071a29',
    '#a9c3d5',
    '#5d86a6',
  ],
  veil: [
    '#8eacb8',
    '#c3d3d5',
    '#f2f3ec',
    '#fbfaf3',
    '#b6c9cd',
    '#fcfbf5',
    '#93b0be',
    '#537789',
    '#24484e',
    '#f8f7f1',
    '#c0d1d8',
  ],
};

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

/** Mixes two #rrggbb colours; 0 gives the first, 1 the second. */
export const mix = (from: string, to: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(lerp(channel(from, at), channel(to, at), share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The colours of a time of day, shifted towards `tint` where its light would fall; `strength` from 0 to 1. */
export function paletteOf(time: TimeOfDay, tint: string, strength: number): Palette {
  const [skyTop, skyMiddle, skyLow, disc, farRange, lit, shade, deepShade, forest, snow, snowShade] = TIMES[time];
  const lean = (colour: string, share: number): string => mix(colour, tint, share * strength);
  return {
    skyTop: lean(skyTop, 1),
    skyMiddle,
    skyLow: lean(skyLow, 0.1),
    disc,
    farRange: lean(farRange, 1),
    lit,
    shade: lean(shade, 1),
    deepShade: lean(deepShade, 1.2),
    forest: lean(forest, 0.6),
    snow,
    snowShade: lean(snowShade, 0.5),
  };
}
