import { LOCALES } from './locales.ts';

type Env = Readonly<Record<string, string>>;

/** The languages of a build: those of VITE_LOCALES, by default all, English first. Throws where it names something else. */
export function buildLocales({ VITE_LOCALES }: Env): string[] {
  const locales = (VITE_LOCALES || LOCALES.join()).split(',').map((locale) => locale.trim());
  if (locales[0] !== 'en') throw new Error('VITE_LOCALES has to begin with en, which stands at the root');
  const unknown = locales.find((locale) => !LOCALES.includes(locale));
  if (unknown !== undefined) throw new Error(`VITE_LOCALES: "${unknown}" is none of ${LOCALES.join()}`);
  return locales;
}

/** The origin that servers forward requests to the API to; undefined: none. Throws where it would be published or its path be lost. */
export function apiProxyOf({ API_PROXY, VITE_API_PROXY }: Env): string | undefined {
  // Its name up to now, by which Vite publishes the address.
  if (VITE_API_PROXY) throw new Error('VITE_API_PROXY would be published: its name is API_PROXY');
  // The web servers forward the whole path of a request, so that one of the upstream would be lost.
  if (API_PROXY && !/^https?:\/\/[^/?#]+\/?$/.test(API_PROXY)) {
    throw new Error('API_PROXY has to be an origin, as http://localhost:3000');
  }
  return API_PROXY;
}
