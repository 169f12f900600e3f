import type { Chunk } from '@/lib/import-chunk';

/** An article. */
export interface BlogPost {
  title: string;
  slug: string;
  excerpt: string;
  /** Day of publication, YYYY-MM-DD. */
  date: string;
  /** Reading time in whole minutes, at 200 words a minute (checked by a test). */
  readTime: number;
  tags: readonly string[];
  imageUrl: string;
  /** The picture at dusk or night, for the dark theme; left out if the picture is dark already. */
  imageUrlInDark?: string;
  /** Alternative text. */
  imageAlt: string;
  /** Ids of the resorts the article is about. */
  relatedResorts: readonly string[];
  /** HTML of the allowed tags only (checked by a test), as a lazy file. */
  body: Chunk<{ default: string }>;
}
