import { describe, expect, it } from 'vitest';
import { at, type Change, checkStandIn, inBody, webPage, withReply } from './stand-in';

type Raw = Record<string, unknown>;

const LIST = /^\/resorts\?page=\d+$/;
const pageOf = (path: string) => Number(new URLSearchParams(path.split('?')[1]).get('page'));
const stranger = { id: 'x', name: 'Elsewhere', region: 'Moon' };
const strangers = Array.from({ length: 12 }, (_, index) => ({ id: `r${index}`, name: `Resort ${index}` }));

const repeatPages = at(LIST, ({ body }) => ({ body: { ...body, resorts: strangers } }));
const shiftPages = inBody(LIST, ({ resorts }, { path }) => pageOf(path) < 3 && resorts.splice(0, 1, stranger));
const emptySecond = inBody(LIST, ({ resorts }, { path }) => pageOf(path) === 2 && resorts.splice(0));
const pagination = (fields: Raw) => inBody(LIST, (body) => Object.assign(body.pagination, fields));
const withoutIds = inBody(LIST, ({ resorts }) => resorts.slice(0, 3).map((resort: Raw) => delete resort.id));
const otherWrapper = at(/^\/resorts\?/, ({ body }) => ({ body: { data: body.resorts } }));
const oneTooMany = (pattern: RegExp) => inBody(pattern, ({ resorts }) => resorts?.push(stranger));
const down = { status: 503, body: { message: 'Down' } };
const plain = { headers: { 'content-type': 'text/plain' } };

/** Faults by what is broken: the line that names it, and the change that breaks it. */
const broken: Record<string, [string | RegExp, Change]> = {
  'a web page for everything': ['GET /resorts: cannot be read: a web page (text/html)', () => webPage],
  'another wrapper': ['GET /resorts: cannot be read: an object with data', otherWrapper],
  'broken JSON': ['GET /resorts/filters: cannot be read: no JSON', withReply(/filters/, { body: '{"countries": [' })],
  'resorts without ids': ['3 of 12 items cannot be read', withoutIds],
  'another content type': ['content type is text/plain → read, but never kept', withReply(/top-rated/, plain)],
  'weather that fails': [
    'GET /resorts/{id}/weather: 503 “Down” → “Weather data unavailable”, and estimated values',
    withReply(/weather/, down),
  ],
  'no forecast': ['GET /resorts/{id}/forecast: 404', withReply(/forecast/, { status: 404, body: {} })],
  'a response that never comes': [
    /GET \/reviews\/resort\/\{id\}: no response within/,
    at(/^\/reviews\/re/, () => 'never'),
  ],
  'a page parameter that is ignored': ['page 2 repeats page 1', repeatPages],
  'no fixed order': ['1 resorts of page 1 are on page 2 too', shiftPages],
  'an empty second page': ['page 1 says that there is more, and page 2 is empty', emptySecond],
  'an end that is none': ['has_next is true on page 3 of 3', pagination({ has_next: true })],
  'an end too early': ['has_next is false on page 1 of 3', pagination({ has_next: false })],
  'a wrong total': ['total_count is 400, the pages hold 30', pagination({ total_count: 400 })],
  'pages that are not there': ['total_pages is 9, and page 9 is empty', pagination({ total_pages: 9 })],
  'a search that is ignored': ['`search` seems ignored', oneTooMany(/search=zzqx/)],
  'a region that is ignored': [
    /\?region=[^:]+: 1 of \d+ resorts lie elsewhere, such as Elsewhere/,
    oneTooMany(/region=/),
  ],
  'an order that fails': [/\?sortBy=snowfall: 503/, withReply(/sortBy=snowfall/, down)],
};

const prices = (...ranges: Raw[]) =>
  inBody(LIST, ({ resorts }) => {
    for (const [index, price_range] of ranges.entries()) {
      resorts[index] = { id: `p${index}`, name: `Priced ${index}`, country: 'Austria', region: 'Europe', price_range };
    }
  });

it('Prices that nobody can make use of are named, with the resorts', async () => {
  const { text, faults } = await checkStandIn(
    { timeout: 2000 },
    prices(
      { currency: 'EUR', min: 0, max: 0 },
      { currency: 'EUR', min: 81, max: 72 },
      { min: 72, max: 81 },
      { currency: 'CHF', min: 72, max: 81 },
      { currency: 'EUR', min: 72, max: 81 },
      { currency: 'EUR', min: 0, max: 81 },
    ),
  );
  expect(text).toContain('1 of 12 resorts: a price of 0 → “not reported” (Priced 0)');
  expect(text).toContain('1 of 12 resorts: a lowest price above the highest → “not reported” (Priced 1)');
  expect(text).toContain('1 of 12 resorts: a price without a currency → “not reported” (Priced 2)');
  expect(text).toMatch(/resorts: a price in another currency than the country’s → “\w+ …, as reported” \(Priced 3/);
  expect(text).not.toContain('Priced 4');
  expect(text).toContain('1 of 12 resorts: a price of 0 → “EUR …”, the other bound alone (Priced 5)');
  expect(faults.join()).not.toContain('a price');
});

it('A resort that cannot be read is left out of the list, and is no fault of the paging', async () => {
  const noName = inBody(/^\/resorts\?page=1$/, ({ resorts }) => delete resorts[0].name);
  const { faults } = await checkStandIn({ timeout: 2000 }, noName);
  expect(faults.join()).not.toContain('Paging');
});

it('Claims that nobody has set are listed, with what the site says then', async () => {
  const { text, faults } = await checkStandIn({ environment: { VITE_CLAIMS_RATING: '4.6' } });
  expect(text).toContain('Claims of the site: VITE_CLAIMS_ACTIVE_USERS is not set → “15K+”');
  expect(text).not.toContain('VITE_CLAIMS_RATING');
  expect(faults).toEqual([]);
});

describe('An API that does not fit is told its faults, one line each:', () => {
  it.each(Object.entries(broken))('%s', async (_what, [line, change]) => {
    const { faults, text } = await checkStandIn({ timeout: 2000 }, change);
    expect(faults.find((fault) => (line instanceof RegExp ? line.test(fault) : fault.includes(line)))).toBeDefined();
    expect(faults.join('')).not.toContain('\n');
    expect(text).toContain('The API does not fit');
  });
});
