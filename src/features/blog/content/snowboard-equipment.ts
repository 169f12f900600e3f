import { importChunk } from '@/lib/import-chunk';
import type { BlogPost } from './blog-post';

export const snowboardEquipment: BlogPost = {
  id: 'post-4',
  title: 'Choosing a snowboard: width, length and the days you really ride',
  slug: 'snowboard-equipment',
  excerpt:
    'Waist width by boot size, length by weight, four profiles compared, and a way to decide on a board in five minutes.',
  date: '2025-12-11',
  readTime: 5,
  tags: ['Snowboarding equipment', 'Gear guide'],
  imageUrl: '/images/articles/snowboard-equipment.svg',
  imageAlt:
    'Drawing of a broad mountain at dusk, its faces lit orange above dark forest, with a track in the snow in front.',
  relatedResorts: ['laax', 'stowe', 'jay-peak'],
  body: importChunk(() => import('./snowboard-equipment.html?raw')),
};
