import { getLocale, type Locale } from '@/paraglide/runtime';
import { env } from './env';

export type { Locale };

/** The page's language: that of the build, in development that of the address. */
export const locale: Locale = getLocale();

/** The languages of this site, English first. */
export const siteLocales = env.locales as readonly Locale[];

/** Each language's own name. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
};

/** Prefix of a language's paths: '' for English, '/de' for German. */
const prefixOf = (language: Locale) => (language === 'en' ? '' : `/${language}`);

/** The router's base path in the page's language; '/de/', as '/de' would be outside the scope of the German service worker. */
export const basename = `${prefixOf(locale)}/`;

/** A path of the site in a language, by default the page's: '/resorts' -> '/de/resorts', '/' -> '/de/'. */
export const localPath = (path: string, language: Locale = locale): string => prefixOf(language) + path;

/** The path as routes know it: '/de/resorts' -> '/resorts' on a German page. */
export function routePath(pathname: string): string {
  const prefix = prefixOf(locale);
  const isBelow = pathname === prefix || pathname.startsWith(`${prefix}/`);
  return isBelow ? pathname.slice(prefix.length) || '/' : pathname;
}
