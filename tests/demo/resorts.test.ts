import { describe, expect, it } from 'vitest';
import { demoApi, recordOf, records } from './demo-api';

interface List {
  resorts: { id: string; name: string; rating: number | null; review_count: number }[];
  pagination: {
    current_page: number;
    total_pages: number;
    total_count: number;
    has_next: boolean;
    has_previous: boolean;
  };
}

const api = demoApi();
const list = async (query: string) => (await api.get<List>(`/resorts?${query}`)).body;
const ids = async (query: string) => (await list(`${query}&limit=100`)).resorts.map(({ id }) => id);

describe('filtering', () => {
  it('finds a name whatever its case and accents', async () => {
    expect(await ids('search=VAL+D+ISERE')).toContain('val-d-isere');
    expect(await ids('search=are+sweden')).toContain('are');
    expect(await ids('search=S%C3%B6lden')).toEqual(await ids('search=soelden'));
  });

  it('finds the states of America and the provinces of Canada', async () => {
    const found = await ids('search=Colorado');
    expect(found).toHaveLength(19);
    expect(found).toContain('vail');
    expect(found).not.toContain('alta');
    expect(await ids('search=british+columbia')).toContain('fernie');
  });

  it('finds countries and regions, and nothing for nonsense', async () => {
    expect((await list('search=north+america')).pagination.total_count).toBe(118);
    expect((await list('search=norway')).pagination.total_count).toBe(11);
    expect(await list('search=xyzzy')).toMatchObject({ resorts: [], pagination: { total_count: 0, has_next: false } });
  });

  it('narrows by region and country', async () => {
    expect((await list('region=Europe')).pagination.total_count).toBe(256);
    expect((await list('country=Canada')).pagination.total_count).toBe(28);
    expect((await list('country=Canada&region=Europe')).pagination.total_count).toBe(0);
  });

  it('takes resorts whose price range overlaps, and none without a price', async () => {
    const found = (await ids('maxPrice=30')).map(recordOf);
    expect(found.length).toBeGreaterThan(0);
    for (const { price } of found) expect(price.min ?? price.max).toBeLessThanOrEqual(30);
    const priced = records.filter(({ price }) => price.min !== null || price.max !== null).length;
    expect((await list('minPrice=0')).pagination.total_count).toBe(priced);
  });

  it('asks for all selected styles', async () => {
    const both = (await ids('resortStyles=mega_resort&resortStyles=family_friendly')).map(recordOf);
    expect(both.length).toBeGreaterThan(0);
    for (const { resort_styles } of both) {
      expect(resort_styles).toEqual(expect.arrayContaining(['mega_resort', 'family_friendly']));
    }
  });

  it('leaves unrated resorts out when a rating is asked for', async () => {
    expect(await ids('minRating=4')).toEqual(['zermatt', 'alta', 'vail']);
  });
});

describe('sorting', () => {
  it('puts the best rated first and the unrated last, equal ones by name', async () => {
    expect((await ids('')).slice(0, 4)).toEqual(['zermatt', 'alta', 'vail', 'are']);
    expect((await api.get<List>('/resorts/top-rated?limit=3')).body.resorts.map(({ id }) => id)).toEqual([
      'zermatt',
      'alta',
      'vail',
    ]);
    expect((await api.get<List>('/resorts/top-rated')).body.resorts).toHaveLength(5);
  });

  it('sorts by price in both directions, unpriced last', async () => {
    const cheap = (await ids('sortBy=price_asc')).map(recordOf).map(({ price }) => price.min ?? price.max ?? 999);
    expect(cheap).toEqual([...cheap].sort((a, b) => a - b));
    const dear = (await ids('sortBy=price_desc')).map(recordOf).map(({ price }) => price.max ?? price.min ?? -1);
    expect(dear).toEqual([...dear].sort((a, b) => b - a));
    const last = await list('sortBy=price_asc&limit=12&page=32');
    expect(recordOf(last.resorts.at(-1)?.id ?? '').price).toMatchObject({ min: null, max: null });
  });

  it('sorts by peak, by snowfall and by name', async () => {
    const peaks = (await ids('sortBy=elevation')).map((id) => recordOf(id).peak_elevation_m);
    expect(peaks).toEqual([...peaks].sort((a, b) => b - a));
    const snow = (await ids('sortBy=snowfall')).map((id) => recordOf(id).average_snowfall_cm);
    expect(snow[0]).toBe(Math.max(...records.map((record) => record.average_snowfall_cm ?? 0)));
    const names = (await list('sortBy=name&limit=100')).resorts.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('en', { sensitivity: 'base' }).compare));
  });
});

describe('paging', () => {
  it('reads a nonsense page as the first and bounds the limit', async () => {
    expect((await list('page=-2')).pagination.current_page).toBe(1);
    expect((await list('limit=5000')).resorts).toHaveLength(100);
  });
});

describe('one resort', () => {
  it('sends records flat and nested in turn, with the same facts', async () => {
    const [even, odd] = [records[0], records[1]];
    expect((await api.get(`/resorts/${even?.id}`)).body).toMatchObject({
      resort: { base_elevation: even?.base_elevation_m, price_max: even?.price.max, season_start: even?.season.start },
    });
    expect((await api.get(`/resorts/${odd?.id}`)).body).toMatchObject({
      resort: { elevation: { base: odd?.base_elevation_m }, price_range: { max: odd?.price.max } },
    });
  });

  it('rates by the mean of its reviews, and not at all without', async () => {
    expect((await api.get('/resorts/zermatt')).body).toMatchObject({ resort: { rating: 4.5, review_count: 2 } });
    expect((await api.get('/resorts/verbier')).body).toMatchObject({ resort: { rating: null, review_count: 0 } });
  });

  it('says 404 for an unknown one, and 500 for the search that fails by hand', async () => {
    expect(await api.get('/resorts/atlantis')).toEqual({ status: 404, body: { message: 'Resort not found' } });
    expect((await api.get('/resorts?search=fail-500')).status).toBe(500);
    expect((await api.get('/nowhere')).status).toBe(404);
  });

  it('names what can be filtered by', async () => {
    const { body } = await api.get<{ countries: string[] }>('/resorts/filters');
    expect(body).toMatchObject({
      regions: ['Europe', 'North America'],
      priceRange: { min: 10, max: 210 },
      ratingRange: { min: 2, max: 4.5 },
    });
    expect(body.countries).toHaveLength(27);
  });
});
