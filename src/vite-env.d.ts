/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string;
  readonly VITE_MAP_TILE_URL?: string;
  readonly VITE_MAP_TILES?: string;
  readonly VITE_MAP_ATTRIBUTION?: string;
  readonly VITE_SITE_URL?: string;
  readonly VITE_ERROR_ENDPOINT?: string;
}

/** The levels of the base map, made by tools/base-map. */
declare module 'virtual:base-map/*' {
  export const ground: import('topojson-specification').Topology;
}
