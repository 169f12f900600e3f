import { paths } from '@/config/paths';
import { foldLetters } from './fold-text';

/** Paths that people guess, or know from other sites, in any language. */
const pages: Record<string, string> = {
  home: paths.home,
  'index.html': paths.home,
  resort: paths.resorts,
  favourites: paths.favorites,
  favourite: paths.favorites,
  favorite: paths.favorites,
  signin: paths.login,
  'sign-in': paths.login,
  'log-in': paths.login,
  register: paths.signup,
  'sign-up': paths.signup,
  account: paths.profile,
  'my-account': paths.profile,
  'my-reviews': paths.myReviews,
  articles: paths.blog,
  contact: paths.contact(),
  privacy: paths.privacyPolicy,
  terms: paths.termsConditions,
  // German, French and Italian names.
  skigebiete: paths.resorts,
  skigebiet: paths.resorts,
  stations: paths.resorts,
  station: paths.resorts,
  localita: paths.resorts,
  favoriten: paths.favorites,
  favoris: paths.favorites,
  preferiti: paths.favorites,
  anmelden: paths.login,
  connexion: paths.login,
  accedi: paths.login,
  registrieren: paths.signup,
  inscription: paths.signup,
  registrati: paths.signup,
  konto: paths.profile,
  compte: paths.profile,
  vergleich: paths.compare(),
  comparaison: paths.compare(),
  confronto: paths.compare(),
  kontakt: paths.contact(),
  contatti: paths.contact(),
  datenschutz: paths.privacyPolicy,
  confidentialite: paths.privacyPolicy,
};

/** Pages with an id or a slug after them, by the word people type. */
const pagesWithId: Record<string, (id: string) => string> = {
  resort: paths.resort,
  skigebiet: paths.resort,
  skigebiete: paths.resort,
  station: paths.resort,
  stations: paths.resort,
  localita: paths.resort,
  article: paths.blogPost,
  articles: paths.blogPost,
};

/**
 * The path that somebody meant by one that no page has; null if unknown. Case, accents and trailing slashes do not matter.
 * @param typed the path, without its leading slash
 */
export function meantPath(typed: string): string | null {
  const [word = '', id = '', ...more] = typed.replace(/\/+$/, '').split('/');
  if (more.length > 0) return null;
  const known = id === '' ? pages : pagesWithId;
  const name = foldLetters(word);
  const found = Object.hasOwn(known, name) ? known[name] : undefined;
  return typeof found === 'function' ? found(id) : (found ?? null);
}
