import { importChunk } from '@/lib/import-chunk';
import type { BlogPost } from './blog-post';

export const readingAPisteMap: BlogPost = {
  id: 'post-10',
  title: 'How to read a piste map, and the numbers beside it',
  slug: 'reading-a-piste-map',
  excerpt:
    'Run colours from country to country, why kilometres and run counts do not compare, usable vertical, lift capacity, and two resorts worked through.',
  date: '2026-09-24',
  readTime: 5,
  tags: ['Piste maps', 'Trip planning'],
  imageUrl: '/images/articles/reading-a-piste-map.svg',
  imageUrlInDark: '/images/articles/reading-a-piste-map-dark.svg',
  imageAlt: 'Drawing of three broad snowy peaks, with a gondola lift descending to a village below the forest.',
  relatedResorts: ['les-arcs', 'vail', 'aspen-highlands'],
  body: importChunk(() => import('./reading-a-piste-map.html?raw')),
};
