import type { FilterOptions } from '@/api/resorts/filter-options.schema';
import type { Resort } from '@/api/resorts/resort.schema';
import { m } from '@/paraglide/messages';
import type { Fact } from './facts';

const notReported = '“not reported”';

/** What a card shows of a resort. */
export const cardFacts: readonly Fact<Resort>[] = [
  { name: 'country', fields: ['country'], isThere: ({ country }) => country, otherwise: 'no country on the card' },
  { name: 'region', fields: ['region'], isThere: ({ region }) => region, otherwise: 'no region on the card' },
  { name: 'rating', fields: ['rating'], isThere: ({ rating }) => rating, otherwise: '“No ratings yet”' },
  {
    name: 'base and peak',
    fields: ['elevation.base', 'base_elevation', 'elevation.peak', 'peak_elevation'],
    isThere: ({ elevation }) => elevation.base > 0 && elevation.peak > 0,
    otherwise: notReported,
  },
  {
    name: 'runs',
    fields: ['trails.total', 'total_trails', 'slopes_km.total', 'total_run_length_km'],
    isThere: ({ trails, slopesKm }) => trails.total > 0 || slopesKm !== null,
    otherwise: notReported,
  },
  {
    name: 'season',
    fields: ['season_period.start', 'season_start'],
    isThere: ({ season }) => season.start !== '' && season.end !== '',
    otherwise: notReported,
  },
  {
    name: 'price',
    fields: ['price_range.min', 'price_min'],
    isThere: ({ price }) => price.min > 0 || price.max > 0,
    otherwise: `${notReported}; no price filter finds the resort`,
  },
  {
    name: 'snowfall',
    fields: ['averageSnowfall', 'average_snowfall', 'average_snowfall_cm'],
    isThere: ({ averageSnowfall }) => averageSnowfall,
    otherwise: notReported,
  },
  {
    name: 'picture',
    fields: ['thumbnail_url', 'imageUrl', 'image_url'],
    isThere: ({ thumbnailUrl }) => thumbnailUrl,
    otherwise: 'a drawn mountain',
  },
];

/** What a resort's own page shows. */
export const pageFacts: readonly Fact<Resort>[] = [
  ...cardFacts,
  { name: 'description', fields: ['description'], isThere: ({ description }) => description, otherwise: 'no “About”' },
  {
    name: 'location',
    fields: ['location', 'latitude', 'lat'],
    isThere: ({ location }) => location,
    otherwise: `“${m.map_missing()}” instead of the map`,
  },
  {
    name: 'coordinates',
    fields: ['location.latitude', 'latitude', 'location.longitude', 'longitude'],
    isThere: ({ location }) =>
      location === null || (Math.abs(location.latitude) <= 90 && Math.abs(location.longitude) <= 180),
    otherwise: `“${m.map_invalid()}”, and a map of the fallback point`,
  },
  {
    name: 'runs by difficulty',
    fields: ['trails.beginner', 'beginner_trails', 'trails.intermediate', 'intermediate_trails'],
    isThere: ({ trails }) => trails.beginner + trails.intermediate + trails.advanced > 0,
    otherwise: '“how they divide is not reported”',
  },
  {
    name: 'kilometres of runs',
    fields: ['slopes_km', 'total_run_length_km', 'trails.length_km'],
    isThere: ({ slopesKm }) => slopesKm,
    otherwise: notReported,
  },
  {
    name: 'number of reviews',
    fields: ['review_count', 'reviewCount'],
    isThere: ({ reviewCount, rating }) => reviewCount > 0 || rating === 0,
    otherwise: 'counted from the reviews once they are there',
  },
  { name: 'pros', fields: ['pros'], isThere: ({ pros }) => pros.length, otherwise: 'no list of pros' },
  { name: 'cons', fields: ['cons'], isThere: ({ cons }) => cons.length, otherwise: 'no list of cons' },
  {
    name: 'styles',
    fields: ['resort_styles'],
    isThere: ({ resortStyles }) => resortStyles.length,
    otherwise: 'no badges; no style filter finds the resort',
  },
  {
    name: 'lifts and facilities',
    fields: ['lifts_total', 'facilities'],
    isThere: ({ liftsTotal, facilities }) => liftsTotal > 0 || facilities.length > 0,
    otherwise: 'no “Lifts and facilities”',
  },
];

/** What the filters of the list are made of. */
export const filterFacts: readonly Fact<FilterOptions>[] = [
  { name: 'regions', fields: ['regions'], isThere: ({ regions }) => regions.length, otherwise: 'only “All regions”' },
  {
    name: 'countries',
    fields: ['countries'],
    isThere: ({ countries }) => countries.length,
    otherwise: 'only “All countries”',
  },
  {
    name: 'styles',
    fields: ['resortStyles'],
    isThere: ({ resortStyles }) => resortStyles.length,
    otherwise: 'no style filter',
  },
  {
    name: 'price range',
    fields: ['priceRange'],
    isThere: ({ priceRange }) => priceRange,
    otherwise: 'a slider from 0 to 1000',
  },
];
