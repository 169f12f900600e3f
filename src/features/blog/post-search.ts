import type { BlogPost } from './content/blog-post';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** Tags within a sentence, which separate no words. */
const INLINE_TAG = /<\/?(?:a|abbr|b|code|em|i|q|span|strong|sub|sup)\b[^>]*>/g;

/** The visible text of an HTML body. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(INLINE_TAG, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Normalises a text for comparison: "Megève’s  Arc" equals "megeve's arc". */
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

/**
 * The articles with the tag whose title or content contains the text, those by title first, else in the given order: they are
 * found before the contents are there, and keep their place. If none contains it verbatim, those that contain all of its words.
 * @param text what was typed
 * @param tag null for all
 * @param contents searchable bodies (`searchForm`) by slug; a body that is missing is not searched
 */
export function filterPosts(
  posts: readonly BlogPost[],
  { text, tag }: { text: string; tag: string | null },
  contents: ReadonlyMap<string, string>,
): readonly BlogPost[] {
  const wanted = searchForm(text);
  const tagged = tag === null ? posts : posts.filter(({ tags }) => tags.includes(tag));
  const holding = (parts: readonly string[]) => {
    const isIn = (text: string) => parts.every((part) => text.includes(part));
    const byTitle = tagged.filter(({ title }) => isIn(searchForm(title)));
    const byContent = tagged.filter(({ slug, title }) => isIn(`${searchForm(title)}\n${contents.get(slug) ?? ''}`));
    return [...new Set([...byTitle, ...byContent])];
  };
  const exact = holding([wanted]);
  return exact.length > 0 ? exact : holding(wanted.split(' '));
}
