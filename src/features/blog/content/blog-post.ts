import type { Chunk } from '@/lib/import-chunk';

/** What the blog knows of an article before its body is loaded. */
export interface BlogPostSummary {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  /** Day of publication, YYYY-MM-DD. */
  date: string;
  /** Reading time in whole minutes, at 200 words a minute (checked by a test). */
  readTime: number;
  tags: readonly string[];
  imageUrl: string;
  /** The same picture at dusk or night, for the dark theme; without it the picture is dark already. */
  imageUrlInDark?: string;
  /** Says what the picture shows. */
  imageAlt: string;
  /** Ids of resorts the article speaks of. */
  relatedResorts: readonly string[];
}

/** An article: its summary and a way to its HTML body, which is a file of its own. */
export interface BlogPost extends BlogPostSummary {
  /** HTML of the allowed tags only (checked by a test). */
  body: Chunk<{ default: string }>;
}
