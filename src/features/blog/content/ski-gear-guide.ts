import { importChunk } from '@/lib/import-chunk';
import type { BlogPost } from './blog-post';

export const skiGearGuide: BlogPost = {
  id: 'post-5',
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
};
