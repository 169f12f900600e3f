import { importChunk } from '@/lib/import-chunk';
import type { BlogPost } from './blog-post';

export const springSkiingAlps: BlogPost = {
  id: 'post-2',
  title: 'Spring skiing in the Alps: height, aspect and an early start',
  slug: 'spring-skiing-alps',
  excerpt:
    'A timetable for a clear April day, the arithmetic of sun and height behind it, and six places in the Alps that keep their snow.',
  date: '2026-03-12',
  readTime: 5,
  tags: ['Spring skiing', 'Snow conditions'],
  imageUrl: '/images/articles/spring-skiing-alps.svg',
  imageUrlInDark: '/images/articles/spring-skiing-alps-dark.svg',
  imageAlt:
    'Drawing of a treeless snow bowl in evening light, with the sun low behind a summit and a gondola lift above a village.',
  relatedResorts: ['zermatt', 'val-thorens', 'obergurgl-hochgurgl'],
  body: importChunk(() => import('./spring-skiing-alps.html?raw')),
};
