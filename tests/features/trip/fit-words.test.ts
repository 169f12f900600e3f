import { describe, expect, it } from 'vitest';
import type { Resort } from '@/api/resorts/resort.schema';
import { reasonOf } from '@/domain/trip/reasons';
import type { Trip } from '@/domain/trip/trip';
import { tripFit } from '@/domain/trip/trip-fit';
import { amountText, seasonText } from '@/features/trip/fit-words';
import { unitsOf } from '@/lib/units';
import { demoResorts, resortOf } from '../../support/demo-catalogue';
import { resortWith } from '../../support/resort';
import { weekInFebruary } from './any-trip';
import { cardLines } from './card-lines';

const resorts = await demoResorts();
const metric = unitsOf('metric');

const linesOf = (resort: Resort, trip: Trip = weekInFebruary, units = metric) =>
  cardLines(resort, trip, resorts, units);
const lines = (id: string, trip?: Trip, units = metric) => linesOf(resortOf(resorts, id), trip, units);

describe('the reason on a card', () => {
  it('is that there is enough for all, with the two tightest amounts', () => {
    expect(lines('livigno').reason).toBe('Enough for all four: expert 52.5 km, intermediate 80 km');
    expect(lines('vail').reason).toBe('Enough for all four: intermediate 74.5 runs, beginners 35 runs');
  });

  it('names those who go', () => {
    const group = (beginner: number, intermediate: number, expert: number): Trip => ({
      ...weekInFebruary,
      group: { beginner, intermediate, expert },
    });
    expect(lines('livigno', group(0, 0, 1)).reason).toBe('Enough for the expert: expert 52.5 km');
    expect(lines('livigno', group(2, 0, 0)).reason).toBe('Enough for both: beginners 30 km');
    expect(lines('livigno', group(13, 0, 0)).reason).toBe('Enough for all 13: beginners 30 km');
  });

  it('is in the units of the visitor', () => {
    expect(lines('livigno', weekInFebruary, unitsOf('imperial')).reason).toBe(
      'Enough for all four: expert 33 mi, intermediate 50 mi',
    );
  });

  it('is else the strongest of nearest, cheapest and highest', () => {
    expect(lines('saas-fee').reason).toMatch(/^Peak 3,573 m, higher than 9\d\u00a0% of resorts$/);
    expect(lines('voss').reason).toMatch(/^EUR 27 under your budget, cheaper than \d\d\u00a0% in EUR$/);
    expect(lines('voss', { ...weekInFebruary, budget: null }).reason).toMatch(/^EUR 43 a day, cheaper than/);
    // A price over the budget is no reason, however cheap.
    const budget = { amount: 42, currency: 'EUR' };
    expect(lines('voss', { ...weekInFebruary, budget }).reason ?? '').not.toMatch(/EUR/);
    expect(
      lines('flumserberg', { ...weekInFebruary, group: { beginner: 0, intermediate: 0, expert: 0 } }).reason,
    ).toMatch(/^\d\d km from Zürich, straight line, nearer than 9\d\u00a0% of resorts$/);
  });

  it('is none where it beats less than half of the catalogue in everything', () => {
    const nobody: Trip = {
      ...weekInFebruary,
      group: { beginner: 0, intermediate: 0, expert: 0 },
      budget: null,
      origin: null,
    };
    const peaks = [500, 1000, 1500, 2000].map((top, index) =>
      resortWith({ id: String(index), elevation: { base: 0, peak: top, vertical: 0 } }),
    );
    const reasons = peaks.map((resort) =>
      reasonOf(resort, tripFit(resort, nobody, null), { resorts: peaks, distances: [] }),
    );
    expect(reasons.map((reason) => reason && 'share' in reason && reason.share)).toEqual([null, null, 0.5, 0.75]);
  });

  it('is none where nothing is reported', () => {
    expect(linesOf(resortWith()).reason).toBeNull();
  });
});

describe('the caveat on a card', () => {
  const facts: Partial<Resort> = {
    season: { start: 'November', end: 'April' },
    price: { currency: 'EUR', min: 0, max: 60 },
    slopesKm: { beginner: 80, intermediate: 80, advanced: 80, total: 240 },
    location: { latitude: 46.5, longitude: 9 },
  };
  const caveat = (other: Partial<Resort>, trip?: Trip) => linesOf(resortWith({ ...facts, ...other }), trip).caveat;

  it('is none where nothing speaks against it', () => {
    expect(caveat({})).toBeNull();
    // Just enough for everybody: 21 km, 59.5 and half of 21, 19.25 and half of 59.5.
    expect(caveat({ slopesKm: { beginner: 21, intermediate: 59.5, advanced: 19.25, total: 99.75 } })).toBeNull();
  });

  it.each<[string, Partial<Resort>, string]>([
    ['closed', { season: { start: 'June', end: 'October' } }, 'Closed on your days, season Jun\u00a0–\u00a0Oct'],
    [
      'closing',
      { season: { start: 'December', end: 'February' } },
      'February is its closing month, season Dec\u00a0–\u00a0Feb',
    ],
    [
      'opening',
      { season: { start: 'February', end: 'May' } },
      'February is its opening month, season Feb\u00a0–\u00a0May',
    ],
    ['over the budget', { price: { currency: 'EUR', min: 0, max: 81 } }, 'EUR 11 a day over your EUR 70'],
    ['a little over', { price: { currency: 'EUR', min: 70.5, max: 81 } }, 'EUR 0.50 a day over your EUR 70'],
    [
      'short',
      { slopesKm: { beginner: 70, intermediate: 52, advanced: 8, total: 130 } },
      'Short for the expert: 34 of 49 km',
    ],
    [
      'hardly short',
      { slopesKm: { beginner: 20.96, intermediate: 90, advanced: 80, total: 190.96 } },
      'Short for the beginners: 20.9 of 21 km',
    ],
    ['without a season', { season: { start: '', end: '' } }, 'Season not reported'],
    ['without levels', { slopesKm: null }, 'Runs by level not reported'],
    ['without a price', { price: { currency: 'EUR', min: 0, max: 0 } }, 'Day ticket not reported'],
    ['without a position', { location: null }, 'Position not reported'],
    ['far', { location: { latitude: 44, longitude: 8.549 } }, '385 km from Zürich, straight line'],
  ])('of one that is %s', (_case, other, words) => {
    expect(caveat(other)).toBe(words);
  });

  it('of one over a budget for all says by how much everybody together is', () => {
    const trip: Trip = { ...weekInFebruary, budget: { amount: 1600, currency: 'EUR', isForAll: true } };
    expect(caveat({ price: { currency: 'EUR', min: 0, max: 60 } }, trip)).toBe('EUR 80 over your EUR 1,600 for all');
  });

  it('is the first that holds', () => {
    const all: Partial<Resort> = {
      season: { start: 'June', end: 'October' },
      price: { currency: 'EUR', min: 0, max: 81 },
      slopesKm: { beginner: 1, intermediate: 1, advanced: 1, total: 3 },
      location: null,
    };
    const edge = { start: 'February', end: 'May' };
    const winter = { start: 'November', end: 'April' };
    expect(caveat(all)).toMatch(/^Closed/);
    expect(caveat({ ...all, season: edge })).toMatch(/^February is/);
    expect(caveat({ ...all, season: winter })).toMatch(/over your/);
    expect(caveat({ ...all, season: winter, price: { currency: 'EUR', min: 0, max: 0 } })).toMatch(/^Short for/);
  });

  it('says nothing of what the trip does not ask', () => {
    const alone: Trip = { ...weekInFebruary, dates: null, budget: null, origin: null };
    expect(caveat({ season: { start: '', end: '' }, price: { currency: 'EUR', min: 0, max: 999 } }, alone)).toBeNull();
  });

  it('does not judge a price in another currency', () => {
    expect(caveat({ price: { currency: 'USD', min: 0, max: 209 } })).toBeNull();
  });
});

describe('what is there of what is needed', () => {
  const text = (amount: number, need: number, units = metric) =>
    amountText({ level: 'expert', people: 1, unit: 'km', amount, need }, units);
  const imperial = unitsOf('imperial');

  it('is rounded to the nearest tenth', () => {
    expect(text(34.16, 18.25)).toBe('34.2 km (needs 18.3)');
  });

  it('is said in miles as everywhere on the site', () => {
    expect(text(88, 18, imperial)).toBe('55 mi (needs 11)');
    expect(text(34, 49, imperial)).toBe('21 of 30 mi');
    expect(text(70, 10, imperial)).toBe(`${imperial.distance(70).text} (needs ${imperial.distance(10).value})`);
  });

  it('never reads as enough where it is short', () => {
    expect(text(20.96, 21)).toBe('20.9 of 21 km');
    expect(text(33.4, 34, imperial)).toBe('20.7 of 21.1 mi');
    expect(text(33.97, 34, imperial)).toBe('21.1 of 21.13 mi');
    expect(text(34.02, 34.04)).toBe('34.02 of 34.04 km');
    expect(text(34, 34)).toBe('34 of 34 km');
  });
});

it('of the worked examples', () => {
  expect(lines('livigno').caveat).toBeNull();
  expect(lines('saas-fee').caveat).toBe('Short for the beginners: 20 of 21 km');
  expect(lines('alta-badia').caveat).toBe('Short for the expert: 34 of 49 km');
  expect(lines('voss').caveat).toBe('Short for the intermediate: 16.5 of 70 km');
  expect(lines('zermatt')).toMatchObject({
    reason: 'Enough for all four: expert 137 km, beginners 75 km',
    caveat: 'EUR 11 a day over your EUR 70',
  });
});

it.each([
  [{ start: 'November', end: 'May' }, 'season Nov\u00a0–\u00a0May'],
  [{ start: 'January', end: 'December' }, 'The season lasts all year'],
  [{ start: '', end: '' }, 'season not reported'],
])('says of the season %j: %s', (season, text) => expect(seasonText(resortWith({ season }))).toBe(text));
