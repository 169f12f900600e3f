import { importChunk } from '@/lib/import-chunk';
import type { BlogPost } from './blog-post';

export const climateChange: BlogPost = {
  id: 'post-6',
  title: 'Snow line and climate: how many degrees a resort has in hand',
  slug: 'climate-change',
  excerpt:
    'What long snow records say, why one degree is worth 150 m of height, where snowmaking stops, and how to choose a week and a resort by it.',
  date: '2025-11-20',
  readTime: 5,
  tags: ['Climate change', 'Snow conditions', 'Trip planning'],
  imageUrl: '/images/articles/climate-change.svg',
  imageUrlInDark: '/images/articles/climate-change-dark.svg',
  imageAlt: 'Drawing of a wooded mountain valley with the sun low behind a row of snowy peaks and a village below.',
  relatedResorts: ['morzine-les-gets', 'megeve', 'val-thorens'],
  body: importChunk(() => import('./climate-change.html?raw')),
};
