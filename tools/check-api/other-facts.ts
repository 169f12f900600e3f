import type { AccountMenu } from '@/api/account-menu/account-menu.schema';
import type { ProfileResponse } from '@/api/auth/user.schema';
import type { Favorite } from '@/api/favorites/favorite.schema';
import type { Review } from '@/api/reviews/review.schema';
import type { ForecastDay, Weather } from '@/api/weather/weather.schema';
import type { Fact } from './facts';

const notReported = '“not reported”';

export const weatherFacts: readonly Fact<Weather>[] = [
  {
    name: 'temperature',
    fields: ['temperature'],
    isThere: ({ temperature }) => temperature !== null,
    otherwise: '“Temperature not reported”',
  },
  {
    name: 'condition',
    fields: ['condition'],
    isThere: ({ condition }) => condition,
    otherwise: '“Condition not reported”',
  },
  {
    name: 'snow depth',
    fields: ['snowDepth', 'snow_depth'],
    isThere: ({ snowDepth }) => snowDepth !== null,
    otherwise: notReported,
  },
  {
    name: 'last snowfall',
    fields: ['lastSnowfall', 'last_snowfall'],
    isThere: ({ lastSnowfall }) => lastSnowfall,
    otherwise: notReported,
  },
  { name: 'wind', fields: ['wind', 'wind.speed'], isThere: ({ wind }) => wind, otherwise: notReported },
  { name: 'visibility', fields: ['visibility'], isThere: ({ visibility }) => visibility, otherwise: notReported },
  {
    name: 'time of measuring',
    fields: ['updatedAt', 'updated_at'],
    isThere: ({ updatedAt }) => !Number.isNaN(Date.parse(updatedAt)),
    otherwise: 'no age beside the weather',
  },
];

export const forecastFacts: readonly Fact<ForecastDay>[] = [
  {
    name: 'condition',
    fields: ['condition'],
    isThere: ({ condition }) => condition,
    otherwise: 'the icon of a partly cloudy day',
  },
];

const textFacts: readonly Fact<Review>[] = [
  { name: 'title', fields: ['title'], isThere: ({ title }) => title, otherwise: 'a review without a heading' },
  { name: 'comment', fields: ['comment'], isThere: ({ comment }) => comment, otherwise: 'a review without words' },
  {
    name: 'date',
    fields: ['created_at', 'createdAt', 'date'],
    isThere: ({ createdAt }) => !Number.isNaN(Date.parse(createdAt)),
    otherwise: 'a review without a date, sorted last',
  },
];

export const reviewFacts: readonly Fact<Review>[] = [
  {
    name: 'author',
    fields: ['userName', 'user_name', 'user.full_name', 'user.name'],
    isThere: ({ userName }) => userName !== 'Anonymous',
    otherwise: '“Anonymous”',
  },
  {
    name: "author's id",
    fields: ['userId', 'user_id', 'user.id'],
    isThere: ({ userId }) => userId,
    otherwise: 'nobody can edit or delete the review',
  },
  ...textFacts,
];

export const myReviewFacts: readonly Fact<Review>[] = [
  ...textFacts,
  {
    name: "resort's id",
    fields: ['resortId', 'resort_id', 'resort.id'],
    isThere: ({ resortId }) => resortId,
    otherwise: 'the site offers to review the same resort again',
  },
  {
    name: "resort's name",
    fields: ['resort.name'],
    isThere: ({ resortName }) => resortName,
    otherwise: 'no name above the review',
  },
];

export const favoriteFacts: readonly Fact<Favorite>[] = [
  {
    name: 'resort',
    fields: ['resort'],
    isThere: ({ resort }) => resort,
    otherwise: 'one request more for each favorite',
  },
];

export const profileFacts: readonly Fact<ProfileResponse>[] = [
  { name: 'username', fields: ['username'], isThere: ({ username }) => username, otherwise: 'an empty field' },
  {
    name: 'full name',
    fields: ['full_name', 'fullName'],
    isThere: ({ fullName }) => fullName,
    otherwise: 'the name of the log-in, or an empty field and “U” for initials',
  },
];

export const menuFacts: readonly Fact<AccountMenu>[] = [
  { name: 'items', fields: ['menuItems'], isThere: ({ items }) => items.length, otherwise: 'a menu without entries' },
];
