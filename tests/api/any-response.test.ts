import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountMenuSchema } from '@/api/account-menu/account-menu.schema';
import { profileResponseSchema, sessionResponseSchema } from '@/api/auth/user.schema';
import { favoriteListSchema } from '@/api/favorites/favorite.schema';
import { filterOptionsSchema } from '@/api/resorts/filter-options.schema';
import { resortResponseSchema } from '@/api/resorts/resort.schema';
import { resortArraySchema, resortPageSchema } from '@/api/resorts/resort-list.schema';
import { reviewListSchema } from '@/api/reviews/review.schema';
import { forecastResponseSchema, weatherResponseSchema } from '@/api/weather/weather.schema';
import { AppError } from '@/lib/errors';
import { parseResponse } from '@/lib/parse-response';

const schemas = {
  accountMenuSchema,
  favoriteListSchema,
  filterOptionsSchema,
  forecastResponseSchema,
  profileResponseSchema,
  resortResponseSchema,
  resortArraySchema,
  resortPageSchema: resortPageSchema(1),
  reviewListSchema,
  sessionResponseSchema,
  weatherResponseSchema,
};

const envelopes = [
  'resorts',
  'resort',
  'weather',
  'forecast',
  'reviews',
  'review',
  'favorites',
  'user',
  'menu',
  'filters',
];
const fields = [
  'id',
  'name',
  'token',
  'rating',
  'elevation',
  'location',
  'pagination',
  'temperature',
  'menuItems',
  'date',
];

/** Any JSON, leaning towards the shapes that look almost right. */
const anyJson = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(fc.constantFrom(...envelopes, ...fields), fc.jsonValue({ maxDepth: 3 })),
  fc.array(fc.dictionary(fc.constantFrom(...fields), fc.jsonValue({ maxDepth: 2 }))),
  fc.record({
    resorts: fc.array(fc.dictionary(fc.constantFrom(...fields), fc.jsonValue())),
    pagination: fc.jsonValue(),
  }),
);

describe.each(Object.entries(schemas))('%s', (_name, schema) => {
  it('gives a model or an AppError for any JSON', () => {
    fc.assert(
      fc.property(anyJson, (body) => {
        try {
          parseResponse<unknown>(schema, body);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
          expect((error as AppError).code).toBe('UNKNOWN_ERROR');
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([undefined, null, '', 'Bad Gateway', '<html></html>', 7, true])('cannot be read from %j', (body) => {
    expect(() => parseResponse<unknown>(schema, body)).toThrow(AppError);
  });
});
