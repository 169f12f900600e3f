import { importChunk } from '@/lib/import-chunk';
import type { BlogPost } from './blog-post';

export const beginnerResorts: BlogPost = {
  id: 'post-1',
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
};
