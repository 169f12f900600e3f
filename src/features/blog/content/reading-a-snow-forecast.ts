import { importChunk } from '@/lib/import-chunk';
import type { BlogPost } from './blog-post';

export const readingASnowForecast: BlogPost = {
  id: 'post-9',
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
};
