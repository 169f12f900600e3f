import type { BlogPost } from './content/blog-post';
import { earlierArticles } from './content/earlier-articles';
import { latestArticles } from './content/latest-articles';

/** Every article without its body, newest first. */
export const posts: readonly BlogPost[] = [...latestArticles, ...earlierArticles].sort((a, b) =>
  b.date.localeCompare(a.date),
);

/** The article of a slug in any case, or null. */
export function postBySlug(slug: string): BlogPost | null {
  return posts.find((post) => post.slug === slug.toLowerCase()) ?? null;
}

/** The articles published just before and just after one; null at either end. */
export function neighboursOf(post: BlogPost): { older: BlogPost | null; newer: BlogPost | null } {
  const index = posts.indexOf(post);
  return { older: posts[index + 1] ?? null, newer: posts[index - 1] ?? null };
}

/** All tags: most used first, ties by the date of their newest article. */
export function allTags(): readonly string[] {
  const uses = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  // The sort is stable, so ties keep the order of the articles.
  return [...uses].sort(([, a], [, b]) => b - a).map(([tag]) => tag);
}
