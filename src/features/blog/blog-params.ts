import { createSerializer, parseAsStringLiteral } from 'nuqs/server';
import { paths } from '@/config/paths';
import { parseAsText } from '@/lib/parse-as-text';
import { allTags } from './posts';

/** The query parameters of the blog; a tag that no article has is ignored. */
export const blogParsers = {
  q: parseAsText(),
  tag: parseAsStringLiteral(allTags()),
};

const serializeBlogSearch = createSerializer(blogParsers);

/** Address of the blog with one tag chosen. */
export const blogPathOfTag = (tag: string): string => serializeBlogSearch(paths.blog, { tag });
