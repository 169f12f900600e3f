import type { Resort } from '@/api/resorts/resort.schema';

/** A resort that reports nothing but what is given. */
export function resortWith({ id = 'r', name = id, ...facts }: Partial<Resort> = {}): Resort {
  return {
    id,
    name,
    country: '',
    region: '',
    description: '',
    location: null,
    elevation: { base: 0, peak: 0, vertical: 0 },
    trails: { beginner: 0, intermediate: 0, advanced: 0, total: 0 },
    slopesKm: null,
    liftsTotal: 0,
    linkedArea: '',
    rating: 0,
    reviewCount: 0,
    price: { currency: 'EUR', min: 0, max: 0 },
    season: { start: '', end: '' },
    averageSnowfall: 0,
    facilities: [],
    pros: [],
    cons: [],
    resortStyles: [],
    imageUrl: '',
    thumbnailUrl: '',
    ...facts,
  };
}
