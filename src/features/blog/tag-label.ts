import { m } from '@/paraglide/messages';

/** A tag in the page's language; addresses and articles keep the English one. */
export const tagLabel = (tag: string): string => m.blog_tag({ name: tag, text: tag });
