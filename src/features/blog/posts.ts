import { HOME_POSTS } from '@/config/constants';
import { avalancheBasics } from './content/avalanche-basics';
import { beginnerResorts } from './content/beginner-resorts';
import type { BlogPost } from './content/blog-post';
import { climateChange } from './content/climate-change';
import { mountainEtiquette } from './content/mountain-etiquette';
import { readingAPisteMap } from './content/reading-a-piste-map';
import { readingASnowForecast } from './content/reading-a-snow-forecast';
import { skiGearGuide } from './content/ski-gear-guide';
import { snowboardEquipment } from './content/snowboard-equipment';
import { springSkiingAlps } from './content/spring-skiing-alps';
import { sustainableSkiing } from './content/sustainable-skiing';

/** Every article without its body, newest first. */
export const posts: readonly BlogPost[] = [
  avalancheBasics,
  beginnerResorts,
  climateChange,
  mountainEtiquette,
  readingAPisteMap,
  readingASnowForecast,
  skiGearGuide,
  snowboardEquipment,
  springSkiingAlps,
  sustainableSkiing,
].sort((a, b) => b.date.localeCompare(a.date));

/** The article of a slug in any case, or null. */
export function postBySlug(slug: string): BlogPost | null {
  return posts.find((post) => post.slug === slug.toLowerCase()) ?? null;
}

/** The newest articles, newest first. */
export function newestPosts(count: number = HOME_POSTS): readonly BlogPost[] {
  return posts.slice(0, count);
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
