// @vitest-environment node
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
