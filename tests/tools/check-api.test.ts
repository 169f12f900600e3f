import { describe, expect, it } from 'vitest';
import { checkApi } from '../../tools/check-api/check-api';
import { at, type Change, checkStandIn, cors, inBody } from './stand-in';

const SITE = 'https://snowline.example';
const WRAPPERS = ['resorts', 'resort', 'weather', 'forecast', 'reviews', 'favorites', 'user'];

type Raw = Record<string, unknown>;
const recordOf = (value: unknown): Raw => (value ?? {}) as Raw;

function flattened({ elevation, trails, price_range, season_period, ...rest }: Raw): Raw {
  if (!elevation) return rest;
  const { base, peak, vertical } = recordOf(elevation);
  const { beginner, intermediate, advanced, total } = recordOf(trails);
  const { min, max, currency } = recordOf(price_range);
  const { start, end } = recordOf(season_period);
  return {
    ...rest,
    ...{ base_elevation: String(base), peak_elevation: peak, vertical_elevation: vertical },
    ...{ beginner_trails: beginner, intermediate_trails: intermediate, advanced_trails: advanced, total_trails: total },
    ...{ price_min: min, price_max: max, currency, season_start: start, season_end: end },
  };
}

const flatten: Change = inBody(/^\/resorts/, (body) => {
  if (body.resorts) body.resorts = body.resorts.map(flattened);
  if (body.resort) body.resort = flattened(body.resort);
});

const unwrap: Change = at(/./, ({ status, body }) => {
  const wrapper = WRAPPERS.find((name) => typeof body[name] === 'object');
  return status === 200 && wrapper && !body.token && !body.menuItems ? { body: body[wrapper] } : null;
});

describe('An API of a legal shape fits:', () => {
  it.each<[string, Change[], RegExp]>([
    ['wrapped, nested and flat', [], /GET \/resorts +200 .* \{ resorts, pagination \}, 12 items, flat, nested/],
    ['wrapped and flat', [flatten], /GET \/resorts +200 .* \{ resorts, pagination \}, 12 items, flat +\d/],
    ['bare', [unwrap], /GET \/resorts +200 .* bare, 12 items/],
    ['bare and flat', [flatten, unwrap], /GET \/resorts\/\{id\} +200 .* bare, flat/],
  ])('%s', async (_shape, changes, row) => {
    const { faults, text } = await checkStandIn({ write: true }, ...changes);
    expect(faults).toEqual([]);
    expect(text).toMatch(row);
    expect(text).toContain('The API fits.');
  });

  it('on another origin that allows the site', async () => {
    expect((await checkStandIn({ origin: SITE }, cors)).faults).toEqual([]);
  });

  it('and the table says what is missing, and what stands there instead', async () => {
    const alter = inBody(/^\/resorts\/[a-z-]+$/, ({ resort }) => {
      if (resort) Object.assign(resort, { location: null, rating: 'splendid' });
    });
    const { text, faults } = await checkStandIn({}, alter);
    expect(text).toContain(
      'location missing (none of location, latitude, lat) → “Missing location data” instead of the map',
    );
    expect(text).toContain('rating cannot be read (rating is "splendid") → “No ratings yet”');
    expect(faults).toEqual([]);
  });
});

describe('What is sent', () => {
  it('changes nothing, unless asked to', async () => {
    const { requests } = await checkStandIn({ origin: SITE }, cors);
    expect(requests.length).toBeGreaterThan(30);
    expect(requests.filter((request) => !/^(GET|OPTIONS) /.test(request))).toEqual([]);
  });

  it('with --write leaves no favorite behind', async () => {
    const { requests } = await checkStandIn({ write: true });
    expect(requests.filter((request) => !request.startsWith('GET '))).toEqual([
      'POST /auth/signin',
      'POST /auth/guest',
      'POST /favorites',
      expect.stringMatching(/^DELETE \/favorites\/./),
      'POST /auth/signout',
    ]);
  });
});

it('An API that is not there is told so once', async () => {
  const { faults } = await checkApi({ base: 'http://does-not-exist.invalid/api/', timeout: 5000 });
  expect(faults).toEqual([
    expect.stringMatching(/^GET \/resorts: \w+: nothing answers at http:\/\/does-not-exist\.invalid\/api$/),
  ]);
});
