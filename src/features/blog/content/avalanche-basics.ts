import { importChunk } from '@/lib/import-chunk';
import type { BlogPost } from './blog-post';

export const avalancheBasics: BlogPost = {
  id: 'post-8',
  title: 'Avalanche basics before your first day off the piste',
  slug: 'avalanche-basics',
  excerpt:
    'The five danger levels, the 30 degree line, terrain traps, the bulletin, the first ten minutes, and why none of it replaces a course.',
  date: '2026-01-08',
  readTime: 6,
  tags: ['Avalanches', 'Safety'],
  imageUrl: '/images/articles/avalanche-basics.svg',
  imageAlt:
    'Drawing of a sharp peak at dusk, one side lit orange and the other in blue shadow, above dark forest and a cable with cabins.',
  relatedResorts: ['andermatt-sedrun', 'chamonix-grands-montets', 'jackson-hole'],
  body: importChunk(() => import('./avalanche-basics.html?raw')),
};
