// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserPersistence, memoryPersistence } from '@/demo/persistence';
import { demoApi } from './demo-api';

const words = { resort_id: 'verbier', rating: 5, title: 'Steep and sunny', comment: 'Go early, stay late.' };

afterEach(() => window.localStorage.clear());

describe('the demo’s memory', () => {
  it('survives a reload, without the seed and without a readable password', async () => {
    const persistence = memoryPersistence();
    const before = demoApi({ persistence });
    const token = await before.signIn();
    await before.call('POST', '/favorites', { resort_id: 'vail' }, token);
    await before.call('POST', '/reviews', words, token);
    await before.call('DELETE', '/reviews/r-02', undefined, token);
    await before.call('POST', '/auth/signup', { full_name: 'Mia', email: 'mia@example.com', password: 'pistenraupe' });

    const after = demoApi({ persistence });
    expect((await after.get('/favorites', token)).body).toMatchObject({ favorites: [{ resort_id: 'vail' }] });
    expect((await after.get('/reviews/user/my-reviews', token)).body).toMatchObject([{ title: 'Steep and sunny' }]);
    const mia = await after.call('POST', '/auth/signin', { email: 'mia@example.com', password: 'pistenraupe' });
    expect(mia.status).toBe(200);
    expect(persistence.read()).not.toContain('pistenraupe');
    expect(persistence.read()).not.toContain('Ida Berg');
  });

  it('shows one tab what another did', async () => {
    const persistence = memoryPersistence();
    const [one, two] = [demoApi({ persistence }), demoApi({ persistence })];
    const token = await one.signIn();
    await one.call('POST', '/favorites', { resort_id: 'vail' }, token);
    await two.call('POST', '/favorites', { resort_id: 'alta' }, token);
    expect((await one.get('/favorites', token)).body).toMatchObject({
      favorites: [{ resort_id: 'alta' }, { resort_id: 'vail' }],
    });
  });

  it('forgets everything on a reset', async () => {
    const persistence = memoryPersistence();
    const { store, call, get, signIn } = demoApi({ persistence });
    const token = await signIn();
    await call('DELETE', '/reviews/r-02', undefined, token);
    store.reset();
    expect(persistence.read()).toBeNull();
    expect((await get('/auth/profile', token)).status).toBe(401);
    expect((await get('/resorts/zermatt')).body).toMatchObject({ resort: { rating: 4.5 } });
  });

  it('starts afresh over text it cannot read', async () => {
    for (const broken of ['{', '{"version":0}', '{"version":1,"accounts":7}', 'null']) {
      const persistence = memoryPersistence();
      persistence.write(broken);
      expect((await demoApi({ persistence }).get('/resorts/zermatt')).status).toBe(200);
    }
  });
});

describe('the browser’s storage', () => {
  it('holds the changes under one key', () => {
    browserPersistence().write('changes');
    expect(window.localStorage).toHaveLength(1);
    expect(browserPersistence().read()).toBe('changes');
    browserPersistence().write(null);
    expect(window.localStorage).toHaveLength(0);
  });

  it('keeps changes until the page is left where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const persistence = browserPersistence();
    persistence.write('changes');
    expect(persistence.read()).toBe('changes');
  });
});
