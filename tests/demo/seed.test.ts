import { describe, expect, it } from 'vitest';
import { loadSeed } from '@/demo/seed/load';

const seed = await loadSeed();

describe('the sample data', () => {
  it('speaks of known resorts and authors only, once per author and resort', () => {
    const resorts = new Set(seed.resorts.map(({ id }) => id));
    const authors = new Set([...seed.authors, ...seed.accounts].map(({ id }) => id));
    for (const { resort_id, author } of seed.reviews) {
      expect(resorts).toContain(resort_id);
      expect(authors).toContain(author);
    }
    const pairs = seed.reviews.map(({ resort_id, author }) => `${author} ${resort_id}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(new Set(seed.reviews.map(({ id }) => id)).size).toBe(pairs.length);
  });

  it.each([
    ['avoriaz', 580],
    ['alpe-d-huez', 250],
    ['mayrhofen', 136],
    ['schladming', 122],
    ['steinplatte-waidring', 42],
    ['prato-nevoso-mondole', 104],
    ['toggenburg', 60],
  ])('says of %s that its %i km are those of a linked area', (id, length) => {
    const resort = seed.resorts.find((record) => record.id === id);
    expect(resort?.slopes_km?.total).toBe(length);
    expect(resort?.linked_area).toBeTruthy();
  });

  it('names the linked area of every resort that shares length and lifts with another of one', () => {
    const sizeOf = ({ slopes_km, lifts_total }: (typeof seed.resorts)[number]) => `${slopes_km?.total} ${lifts_total}`;
    const sized = seed.resorts.filter(({ slopes_km }) => slopes_km !== null);
    const linked = new Set(sized.filter(({ linked_area }) => linked_area !== null).map(sizeOf));
    const alone = sized.filter((resort) => resort.linked_area === null && linked.has(sizeOf(resort)));
    // 42 km and 14 lifts, as Steinplatte has, by chance.
    expect(alone.map(({ id }) => id)).toEqual(['kreischberg']);
  });

  it('gives resorts of one linked area the same number of lifts, where it gives any', () => {
    const linked = seed.resorts.filter(({ linked_area, lifts_total }) => linked_area !== null && lifts_total !== null);
    const pairs = new Set(linked.map(({ linked_area, lifts_total }) => `${linked_area}: ${lifts_total}`));
    expect(pairs.size).toBe(new Set(linked.map(({ linked_area }) => linked_area)).size);
  });

  it('rates from one to five in words of the lengths the API asks for', () => {
    for (const { rating, title, comment, created_at } of seed.reviews) {
      expect([1, 2, 3, 4, 5]).toContain(rating);
      expect(title.length).toBeGreaterThanOrEqual(3);
      expect(title.length).toBeLessThanOrEqual(100);
      expect(comment.length).toBeGreaterThanOrEqual(10);
      expect(comment.length).toBeLessThanOrEqual(1000);
      expect(Date.parse(created_at)).not.toBeNaN();
    }
  });
});
