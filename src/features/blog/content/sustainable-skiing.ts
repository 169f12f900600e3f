import { importChunk } from '@/lib/import-chunk';
import type { BlogPost } from './blog-post';

export const sustainableSkiing: BlogPost = {
  id: 'post-3',
  title: 'What a ski holiday emits, and what a skier can change',
  slug: 'sustainable-skiing',
  excerpt:
    'Where the kilograms come from, five ways to travel compared, resorts beside a station, and the water and power behind one hectare of made snow.',
  date: '2026-01-22',
  readTime: 5,
  tags: ['Sustainable skiing', 'Trip planning'],
  imageUrl: '/images/articles/sustainable-skiing.svg',
  imageUrlInDark: '/images/articles/sustainable-skiing-dark.svg',
  imageAlt: 'Drawing of a mountain village and a gondola lift in low light, with forest below a row of pale peaks.',
  relatedResorts: ['les-arcs', 'st-anton', 'wengen-grindelwald'],
  body: importChunk(() => import('./sustainable-skiing.html?raw')),
};
