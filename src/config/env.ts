import { z } from 'zod/mini';

const environment = z.object({
  VITE_API_BASE_URL: z._default(z.string().check(z.minLength(1)), '/api'),
  VITE_MAP_TILE_URL: z._default(z.string().check(z.minLength(1)), 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  VITE_MAP_TILES: z._default(z.string(), ''),
  // HTML, as Leaflet expects.
  VITE_MAP_ATTRIBUTION: z._default(
    z.string(),
    '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
  ),
  VITE_SITE_URL: z._default(z.string().check(z.regex(/^https?:\/\/[^/]/)), 'https://snowline.example'),
  VITE_ERROR_ENDPOINT: z._default(z.string(), ''),
  VITE_VITALS_ENDPOINT: z._default(z.string(), ''),
  VITE_LOCALES: z._default(z.string(), 'en,de,fr,it'),
  VITE_OFFLINE: z._default(z.string(), ''),
  VITE_SNAPSHOT: z._default(z.string(), ''),
  DEV: z._default(z.boolean(), false),
});

// Undefined in plain Node (tools/check-api): the defaults apply.
const given: Record<string, unknown> = import.meta.env ?? {};
const parsed = environment.parse(given);

/** A text of the build's environment; the default if it is unset or empty. */
export function setting(name: `VITE_${string}`, byDefault: string): string {
  const value = given[name];
  return typeof value === 'string' && value !== '' ? value : byDefault;
}

/** The build's environment, checked once at startup; a malformed one stops the app with a zod error. */
export const env = {
  apiBaseUrl: parsed.VITE_API_BASE_URL.replace(/\/+$/, ''),
  /** '' for maps without tiles. */
  mapTileUrl: parsed.VITE_MAP_TILES === 'off' ? '' : parsed.VITE_MAP_TILE_URL,
  mapAttribution: parsed.VITE_MAP_ATTRIBUTION,
  /** '' turns reporting off. */
  errorEndpoint: parsed.VITE_ERROR_ENDPOINT,
  /** '' turns measuring off. */
  vitalsEndpoint: parsed.VITE_VITALS_ENDPOINT,
  /** The languages of the site, English first. */
  locales: parsed.VITE_LOCALES.split(','),
  siteUrl: parsed.VITE_SITE_URL.replace(/\/+$/, ''),
  /** Whether the build has a service worker. */
  hasWorker: parsed.VITE_OFFLINE === 'yes',
  /** Whether the build read the API, so that its pages come with their data. */
  hasSnapshot: parsed.VITE_SNAPSHOT === 'yes',
  isDevelopment: parsed.DEV,
} as const;
