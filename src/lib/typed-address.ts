import { paths } from '@/config/paths';

/** Words that people type for a page, or that other sites call it. */
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
};

/** Pages that are followed by an id or a slug, by the word that people type for them. */
const rooms: Record<string, (id: string) => string> = {
  resort: (id) => paths.resort(id),
  article: paths.blogPost,
  articles: paths.blogPost,
};

/**
 * The path that somebody meant who typed one that no page has; null where none is known. Neither case nor slashes at the end
 * matter.
 * @param typed the path, without the slash at its beginning
 */
export function meantPath(typed: string): string | null {
  const [word = '', id = '', ...more] = typed.replace(/\/+$/, '').split('/');
  if (more.length > 0) return null;
  const known = id === '' ? pages : rooms;
  const found = Object.hasOwn(known, word.toLowerCase()) ? known[word.toLowerCase()] : undefined;
  return typeof found === 'function' ? found(id) : (found ?? null);
}
