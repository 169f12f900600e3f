import type { BlogPostSummary } from './content/blog-post';

export interface PostFilter {
  /** What was typed. */
  text: string;
  /** One tag, or null for all. */
  tag: string | null;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** What a reader sees of an HTML body. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The form in which texts are compared: "Megève’s  Arc" and "megeve's arc" are one. */
export function searchForm(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll('−', '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** True when nothing is searched or chosen. */
export const isUnfiltered = ({ text, tag }: PostFilter): boolean => tag === null && searchForm(text) === '';

/**
 * The articles with the tag that hold every typed word in title or content, in the order given.
 * @param contents searchable bodies (`searchForm`) by slug; a body that is missing is not searched
 */
export function filterPosts<Post extends BlogPostSummary>(
  posts: readonly Post[],
  { text, tag }: PostFilter,
  contents: ReadonlyMap<string, string>,
): readonly Post[] {
  const words = searchForm(text).split(' ');
  return posts.filter(({ slug, title, tags }) => {
    if (tag !== null && !tags.includes(tag)) return false;
    const haystack = `${searchForm(title)} ${contents.get(slug) ?? ''}`;
    return words.every((word) => haystack.includes(word));
  });
}
