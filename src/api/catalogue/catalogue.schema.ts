import { z } from 'zod/mini';
import { listOf } from '@/lib/lenient';
import type { Resort } from '../resorts/resort.schema';

/** The catalogue file of the build (see prerender/catalogue-file.ts). */
export interface CatalogueSnapshot {
  /** When the API was read, as an ISO instant. */
  savedAt: string;
  resorts: Resort[];
}

const figure = z._default(z.number(), 0);
const text = z._default(z.string(), '');
const texts = z._default(z.array(z.string()), []);
/** JSON has null for NaN. */
const coordinate = z.catch(z.number(), Number.NaN);
const runs = z.object({ beginner: figure, intermediate: figure, advanced: figure, total: figure });

const savedResort = z.object({
  id: z.string(),
  name: z.string(),
  country: text,
  region: text,
  description: text,
  location: z._default(z.nullable(z.object({ latitude: coordinate, longitude: coordinate })), null),
  elevation: z._default(
    z.object({ base: figure, peak: figure, vertical: figure, isDropWorkedOut: z.exactOptional(z.boolean()) }),
    { base: 0, peak: 0, vertical: 0 },
  ),
  trails: z._default(runs, { beginner: 0, intermediate: 0, advanced: 0, total: 0 }),
  slopesKm: z._default(z.nullable(runs), null),
  liftsTotal: figure,
  linkedArea: text,
  rating: figure,
  reviewCount: figure,
  price: z._default(z.object({ currency: z.string(), min: figure, max: figure }), { currency: 'USD', min: 0, max: 0 }),
  season: z._default(z.object({ start: text, end: text }), { start: '', end: '' }),
  averageSnowfall: figure,
  facilities: texts,
  pros: texts,
  cons: texts,
  resortStyles: texts,
  imageUrl: text,
  thumbnailUrl: text,
});

/** The saved catalogue: resorts in our own shape, without empty values and zeros. */
export const catalogueSnapshotSchema = z.object({
  savedAt: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T/)),
  resorts: listOf(savedResort),
});
