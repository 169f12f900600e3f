import { importChunk } from '@/lib/import-chunk';
import type { BlogPost } from './blog-post';

/** The newest articles, newest first, without their bodies: those of the front page, which loads no others. */
export const latestArticles: readonly BlogPost[] = [
  {
    title: 'How to choose a resort for a first week on skis',
    slug: 'beginner-resorts',
    excerpt:
      'Seven things to look at, a score out of 18 and six resorts as examples, so that a first week ends on easy runs and not on a bus.',
    date: '2026-11-05',
    readTime: 5,
    tags: ['Beginner resorts', 'Trip planning'],
    imageUrl: '/images/articles/beginner-resorts.svg',
    imageUrlInDark: '/images/articles/beginner-resorts-dark.svg',
    imageAlt: 'Drawing of a village on a gentle snow slope, with a gondola lift rising towards white peaks.',
    relatedResorts: ['la-plagne', 'saas-fee', 'salen-lindvallen'],
    body: importChunk(() => import('./beginner-resorts.html?raw')),
  },
  {
    title: 'How to read a snow forecast',
    slug: 'reading-a-snow-forecast',
    excerpt:
      'Snow line, millimetres into centimetres, wind, which side of the Alps gets the snow, what days 1 to 5 are worth, and a list for the evening before.',
    date: '2026-10-29',
    readTime: 6,
    tags: ['Snow forecasts', 'Snow conditions', 'Trip planning'],
    imageUrl: '/images/articles/reading-a-snow-forecast.svg',
    imageAlt: 'Drawing of a mountain village at night with lit windows, under a full moon and a ridge of pale snow.',
    relatedResorts: ['lech-zuers', 'nassfeld', 'alta'],
    body: importChunk(() => import('./reading-a-snow-forecast.html?raw')),
  },
  {
    title: 'What to pack when the forecast says minus fifteen',
    slug: 'ski-gear-guide',
    excerpt:
      'A wind chill table, layers, lens categories, helmet standards, boot and ski sizes, and a packing list for a week in real cold.',
    date: '2026-10-15',
    readTime: 6,
    tags: ['Gear guide'],
    imageUrl: '/images/articles/ski-gear-guide.svg',
    imageAlt:
      'Drawing of a northern ski village at night, with lit windows, dark forest and a full moon over a snowy summit.',
    relatedResorts: ['levi', 'are', 'lake-louise'],
    body: importChunk(() => import('./ski-gear-guide.html?raw')),
  },
];
