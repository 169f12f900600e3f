import { describe, expect, it } from 'vitest';
import { demoApi } from './demo-api';

type Favorites = { favorites: { resort_id: string; resort: { name: string } }[] };

describe('favorites', () => {
  it('lets a guest save three resorts and refuses the fourth', async () => {
    const { call, get, beGuest } = demoApi();
    const guest = await beGuest();
    for (const resort_id of ['vail', 'alta', 'zermatt']) {
      expect((await call('POST', '/favorites', { resort_id }, guest)).status).toBe(201);
    }
    expect(await call('POST', '/favorites', { resort_id: 'verbier' }, guest)).toEqual({
      status: 403,
      body: { message: 'Guest users can only save up to 3 resorts' },
    });
    const { body } = await get<Favorites>('/favorites', guest);
    expect(body.favorites.map(({ resort_id }) => resort_id)).toEqual(['zermatt', 'alta', 'vail']);
    expect(body.favorites[0]?.resort.name).toBe('Zermatt');
  });

  it('makes room again when one is removed, and counts a resort once', async () => {
    const { call, get, beGuest } = demoApi();
    const guest = await beGuest();
    for (const resort_id of ['vail', 'vail', 'alta', 'zermatt']) await call('POST', '/favorites', { resort_id }, guest);
    expect((await call('POST', '/favorites', { resort_id: 'vail' }, guest)).status).toBe(200);
    expect((await call('DELETE', '/favorites/vail', undefined, guest)).status).toBe(200);
    expect((await call('DELETE', '/favorites/vail', undefined, guest)).status).toBe(200);
    expect((await call('POST', '/favorites', { resort_id: 'verbier' }, guest)).status).toBe(201);
    expect((await get<Favorites>('/favorites', guest)).body.favorites).toHaveLength(3);
  });

  it('keeps a favorite whose resort a newer catalogue no longer has', async () => {
    const { store, get, beGuest } = demoApi();
    const guest = await beGuest();
    const { id } = store.sessionAccount(guest) ?? { id: '' };
    store.setFavorites(id, [{ resort_id: 'atlantis', user_id: id, created_at: '2025-02-01T09:00:00.000Z' }]);
    const { status, body } = await get<Favorites>('/favorites', guest);
    expect(status).toBe(200);
    expect(body.favorites.map(({ resort_id }) => resort_id)).toEqual(['atlantis']);
  });

  it('knows no favorites of strangers and no unknown resorts', async () => {
    const { call, get, beGuest } = demoApi();
    expect((await get('/favorites')).status).toBe(401);
    expect((await call('POST', '/favorites', { resort_id: 'vail' })).status).toBe(401);
    expect((await call('POST', '/favorites', { resort_id: 'atlantis' }, await beGuest())).status).toBe(404);
    expect((await call('POST', '/auth/guest/with-favorite', { resort_id: 'atlantis' })).status).toBe(404);
  });
});
