import { postBySlug } from './posts';

const bodies = new Map<string, string>();

/** Loads an article's body; gives nothing where it is there already, or where no article has the slug. */
export function loadArticle(slug: string): Promise<unknown> | undefined {
  if (bodies.has(slug)) return undefined;
  return postBySlug(slug)
    ?.loadContent()
    .then((body) => bodies.set(slug, body));
}

/** The body of an article that was loaded, or undefined. */
export function articleOf(slug: string): string | undefined {
  return bodies.get(slug);
}
