import { describe, expect, it } from 'vitest';
import { demoApi } from './demo-api';

type Review = { id: string; title: string; date?: string; created_at?: string };
const words = { resort_id: 'verbier', rating: 5, title: 'Steep and sunny', comment: 'Go early, stay late.' };

describe('reviews', () => {
  it('lists a resort’s reviews with their authors, newest first', async () => {
    const { body } = await demoApi().get('/reviews/resort/zermatt');
    expect(body).toMatchObject({
      reviews: [
        { id: 'r-02', userName: 'Lena Meier' },
        { id: 'r-01', userName: 'Ida Berg' },
      ],
    });
  });

  it('refuses short words and missing stars, field by field', async () => {
    const { call, signIn } = demoApi();
    const { status, body } = await call(
      'POST',
      '/reviews',
      { ...words, title: 'x', comment: 'y', rating: 0 },
      await signIn(),
    );
    expect({ status, body }).toMatchObject({
      status: 400,
      body: {
        fieldErrors: {
          title: 'Title must be at least 3 characters',
          comment: 'Review must be at least 10 characters',
          rating: 'Please select a rating',
        },
      },
    });
  });

  it('lets authors change and delete their own, and nobody else’s', async () => {
    const { call, get, signIn } = demoApi();
    const token = await signIn();
    const change = { title: 'Ok', comment: 'Fine.', rating: 3 };
    expect(await call('PUT', '/reviews/r-02', change, token)).toMatchObject({ status: 200, body: { review: change } });
    expect((await call('PUT', '/reviews/r-02', { ...change, title: ' ' }, token)).status).toBe(400);
    expect((await call('PUT', '/reviews/r-01', change, token)).status).toBe(403);
    expect((await call('DELETE', '/reviews/r-01', undefined, token)).status).toBe(403);
    expect((await call('DELETE', '/reviews/r-99', undefined, token)).status).toBe(404);
    expect((await call('DELETE', '/reviews/r-02', undefined, token)).status).toBe(200);
    expect((await get('/resorts/zermatt')).body).toMatchObject({ resort: { rating: 5, review_count: 1 } });
  });

  it('fails for the resort whose reviews never load', async () => {
    expect((await demoApi().get('/reviews/resort/ordino-arcalis')).status).toBe(500);
  });

  it('dates every review one way or the other', async () => {
    const { reviews } = (await demoApi().get<{ reviews: Review[] }>('/reviews/resort/zermatt')).body;
    for (const review of reviews) expect(review.created_at ?? review.date).toMatch(/^2025-02-/);
  });
});
