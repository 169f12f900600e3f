import { LOCALES } from './locales.ts';

/**
 * The languages that a build is asked for by VITE_LOCALES, all of them by default, English first. Throws where that names something else,
 * or where the API's address would be published or its path lost.
 */
export function checkedLocales(env: Readonly<Record<string, string>>): string[] {
  const locales = (env.VITE_LOCALES || LOCALES.join()).split(',').map((locale) => locale.trim());
  if (locales[0] !== 'en') throw new Error('VITE_LOCALES has to begin with en, which stands at the root');
  const unknown = locales.find((locale) => !LOCALES.includes(locale));
  if (unknown !== undefined) throw new Error(`VITE_LOCALES: "${unknown}" is none of ${LOCALES.join()}`);
  // Its name up to now, by which Vite publishes the address.
  if (env.VITE_API_PROXY) throw new Error('VITE_API_PROXY would be published: its name is API_PROXY');
  // The web servers forward the whole path of a request, so that one of the upstream would be lost.
  if (env.API_PROXY && !/^https?:\/\/[^/?#]+\/?$/.test(env.API_PROXY)) {
    throw new Error('API_PROXY has to be an origin, as http://localhost:3000');
  }
  return locales;
}
