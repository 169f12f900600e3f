import { paths } from '@/config/paths';

/** Names of the blog's search and tag in the address. */
export const BLOG_PARAMS = { text: 'q', tag: 'tag' } as const;

/** Query string of a search; '' when nothing is searched. */
export function blogSearch(text: string, tag: string | null): string {
  const params = new URLSearchParams();
  if (text.trim() !== '') params.set(BLOG_PARAMS.text, text.trim());
  if (tag !== null) params.set(BLOG_PARAMS.tag, tag);
  return params.toString();
}

/** Address of the blog with one tag chosen. */
export const blogPathOfTag = (tag: string): string => `${paths.blog}?${blogSearch('', tag)}`;
