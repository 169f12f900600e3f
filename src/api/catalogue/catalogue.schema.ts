import { z } from 'zod/mini';
import { firstText, listOf, readNumber, readRecord, readText, requiredId, requiredText, textList } from '@/lib/lenient';
import type { ByDifficulty, Resort } from '../resorts/resort.schema';

/** The catalogue file of the build (see prerender/catalogue-file.ts). */
export interface CatalogueSnapshot {
  /** When the API was read, as an ISO instant. */
  savedAt: string;
  resorts: Resort[];
}

const figure = (value: unknown): number => Math.max(0, readNumber(value) ?? 0);

function readRuns(value: unknown): ByDifficulty {
  const { beginner, intermediate, advanced, total } = readRecord(value);
  return {
    beginner: figure(beginner),
    intermediate: figure(intermediate),
    advanced: figure(advanced),
    total: figure(total),
  };
}

function readLocation(value: unknown): Resort['location'] {
  const { latitude, longitude } = readRecord(value);
  if (latitude === undefined && longitude === undefined) return null;
  return { latitude: readNumber(latitude) ?? Number.NaN, longitude: readNumber(longitude) ?? Number.NaN };
}

function restore(saved: z.infer<typeof savedResort>): Resort {
  const elevation = readRecord(saved.elevation);
  const price = readRecord(saved.price);
  const season = readRecord(saved.season);
  const slopes = readRuns(saved.slopesKm);
  return {
    id: saved.id,
    name: saved.name,
    country: readText(saved.country),
    region: readText(saved.region),
    description: readText(saved.description),
    location: readLocation(saved.location),
    elevation: {
      base: figure(elevation.base),
      peak: figure(elevation.peak),
      vertical: figure(elevation.vertical),
      ...(elevation.isDropWorkedOut === true && { isDropWorkedOut: true }),
    },
    trails: readRuns(saved.trails),
    slopesKm: slopes.total > 0 ? slopes : null,
    liftsTotal: figure(saved.liftsTotal),
    linkedArea: readText(saved.linkedArea),
    rating: figure(saved.rating),
    reviewCount: figure(saved.reviewCount),
    price: { currency: readText(price.currency) || 'USD', min: figure(price.min), max: figure(price.max) },
    season: { start: readText(season.start), end: readText(season.end) },
    averageSnowfall: figure(saved.averageSnowfall),
    facilities: saved.facilities,
    pros: saved.pros,
    cons: saved.cons,
    resortStyles: saved.resortStyles,
    imageUrl: readText(saved.imageUrl),
    thumbnailUrl: firstText(saved.thumbnailUrl, saved.imageUrl),
  };
}

const savedResort = z.looseObject({
  id: requiredId,
  name: requiredText,
  facilities: textList,
  pros: textList,
  cons: textList,
  resortStyles: textList,
});

/** The saved catalogue: resorts in our own shape, without empty values and zeros. */
export const catalogueSnapshotSchema = z.object({
  savedAt: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T/)),
  resorts: listOf(z.pipe(savedResort, z.transform(restore))),
});
