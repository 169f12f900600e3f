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

const TIMES: Record<TimeOfDay, Palette> = {
  day: {
    skyTop: '#2b6fa6',
    skyMiddle: '#86b9d3',
    skyLow: '#e9f0ea',
    disc: '#fffaf0',
    farRange: '#a9c8d8',
    lit: '#fefbf4',
    shade: '#8fb4d1',
    deepShade: '#4a78a3',
    forest: '#1d4653',
    snow: '#fdfaf3',
    snowShade: '#c0d6e4',
  },
  dawn: {
    skyTop: '#6ea2c3',
    skyMiddle: '#dbdfd8',
    skyLow: '#fbd8b4',
    disc: '#fffaf0',
    farRange: '#b9c3cb',
    lit: '#fff3e4',
    shade: '#8fadca',
    deepShade: '#4d749e',
    forest: '#20465a',
    snow: '#fbf3e8',
    snowShade: '#b7cbdd',
  },
  golden: {
    skyTop: '#d8b077',
    skyMiddle: '#f1d6a2',
    skyLow: '#fcf0d6',
    disc: '#fffdf4',
    farRange: '#c9bfa4',
    lit: '#fff6e2',
    shade: '#86a5bf',
    deepShade: '#476d92',
    forest: '#24454a',
    snow: '#fcf4e2',
    snowShade: '#b3c8d6',
  },
  dusk: {
    skyTop: '#173760',
    skyMiddle: '#6e7f97',
    skyLow: '#f3b88c',
    disc: '#fff0d2',
    farRange: '#6d7f99',
    lit: '#fbdcc4',
    shade: '#587ca6',
    deepShade: '#2e5179',
    forest: '#11293f',
    snow: '#c6d0de',
    snowShade: '#7b98b8',
  },
  night: {
    skyTop: '#081729',
    skyMiddle: '#15395a',
    skyLow: '#4b7f9b',
    disc: '#f6efd8',
    farRange: '#2a5675',
    lit: '#c9dbe7',
    shade: '#4d7799',
    deepShade: '#264a6b',
    forest: '#071a29',
    snow: '#a9c3d5',
    snowShade: '#5d86a6',
  },
  veil: {
    skyTop: '#8eacb8',
    skyMiddle: '#c3d3d5',
    skyLow: '#f2f3ec',
    disc: '#fbfaf3',
    farRange: '#b6c9cd',
    lit: '#fcfbf5',
    shade: '#93b0be',
    deepShade: '#537789',
    forest: '#24484e',
    snow: '#f8f7f1',
    snowShade: '#c0d1d8',
  },
};

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

/** Mixes two #rrggbb colours; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Math.round(lerp(channel(from, at), channel(to, at), share)));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The colours of a time of day, shifted towards `tint` where its light would fall; `strength` from 0 to 1. */
export function paletteOf(time: TimeOfDay, tint: string, strength: number): Palette {
  const plain = TIMES[time];
  const lean = (colour: string, share: number): string => mix(colour, tint, share * strength);
  return {
    ...plain,
    skyTop: lean(plain.skyTop, 1),
    skyLow: lean(plain.skyLow, 0.1),
    farRange: lean(plain.farRange, 1),
    shade: lean(plain.shade, 1),
    deepShade: lean(plain.deepShade, 1.2),
    forest: lean(plain.forest, 0.6),
    snowShade: lean(plain.snowShade, 0.5),
  };
}
