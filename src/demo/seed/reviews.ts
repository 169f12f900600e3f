import { reviewsOfEasternAlps } from './reviews-eastern-alps';
import { reviewsOfNorthAmericanEast } from './reviews-north-american-east';
import { reviewsOfNorthAmericanWest } from './reviews-north-american-west';
import { reviewsOfOtherEurope } from './reviews-other-europe';
import { reviewsOfRockies } from './reviews-rockies';
import { reviewsOfWesternAlps } from './reviews-western-alps';
import type { SeedReview } from './seed-review';

export const reviews: readonly SeedReview[] = [
  ...reviewsOfEasternAlps,
  ...reviewsOfWesternAlps,
  ...reviewsOfOtherEurope,
  ...reviewsOfRockies,
  ...reviewsOfNorthAmericanWest,
  ...reviewsOfNorthAmericanEast,
];
