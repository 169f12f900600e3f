import { importChunk } from '@/lib/import-chunk';
import type { BlogPost } from './blog-post';

export const mountainEtiquette: BlogPost = {
  id: 'post-7',
  title: 'Mountain etiquette: the ten FIS rules and what they leave to manners',
  slug: 'mountain-etiquette',
  excerpt:
    'The ten rules with their reasons, what the North American code adds, manners for lifts, huts and car parks, and what to do after a collision.',
  date: '2026-02-05',
  readTime: 6,
  tags: ['Mountain etiquette', 'Safety'],
  imageUrl: '/images/articles/mountain-etiquette.svg',
  imageUrlInDark: '/images/articles/mountain-etiquette-dark.svg',
  imageAlt: 'Drawing of a steep snowy summit, with a gondola lift above forest and a village at its foot.',
  relatedResorts: ['st-anton', 'kronplatz', 'vail'],
  body: importChunk(() => import('./mountain-etiquette.html?raw')),
};
