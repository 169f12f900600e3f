import { importChunk } from '@/lib/import-chunk';
import type { BlogPost } from './blog-post';

/** All other articles without their bodies; `posts.ts` sorts them. */
export const earlierArticles: readonly BlogPost[] = [
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
];
