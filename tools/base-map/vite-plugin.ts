import type { Plugin } from 'vite';
import { firstLevel, secondLevel } from './cut.ts';

const levels = { 'virtual:base-map/first': firstLevel, 'virtual:base-map/second': secondLevel };
const isLevel = (id: string): id is keyof typeof levels => id in levels;

/**
 * Provides the two levels of the base map, cut from Natural Earth, as modules: chunks of their own with a hash in their name,
 * which the service worker caches like any other. Parsing JSON is faster than evaluating the same data as code.
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
