/// <reference types="vite/client" />

/** The levels of the base map, made by tools/base-map. */
declare module 'virtual:base-map/*' {
  export const ground: import('topojson-specification').Topology;
}
