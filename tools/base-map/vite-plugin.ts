import type { Plugin } from 'vite';
import { firstLevel, secondLevel } from './cut.ts';

const levels = { 'virtual:base-map/first': firstLevel, 'virtual:base-map/second': secondLevel };
const isLevel = (id: string): id is keyof typeof levels => id in levels;

/**
 * Gives the two levels of the base map, cut from Natural Earth, as modules: chunks of their own with a hash in their name, which
 * the service worker keeps like any other. A text that is parsed starts faster than the same as code.
 */
export const baseMap: Plugin = {
  name: 'snowline-base-map',
  resolveId: (id) => (isLevel(id) ? `\0${id}` : null),
  load: (id) => {
    const name = id.slice(1);
    if (!id.startsWith('\0') || !isLevel(name)) return null;
    return `export const ground = JSON.parse(${JSON.stringify(JSON.stringify(levels[name]()))});`;
  },
};
