// spec: 7.2

import { describe, expect, it } from 'vitest';
import { type ApiRequest, readContract } from '../support/contract';
import { demoApi } from './demo-api';

const contract = readContract();

const review = { rating: 4, title: 'Quiet mornings', comment: 'Empty lifts until ten.' };
const contact = { name: 'Ada', email: 'ada@example.com', inquiryType: 'General Feedback', message: 'Thank you!' };

/** The demo API, with every response compared with the contract; tells which calls were made. */
function checkedApi() {
  const { call: answer, store, signIn, beGuest } = demoApi();
  const made = new Set<string>();
  async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
    const response = await answer<T>(method, path, body, token);
    const request: ApiRequest = { method, path, body };
    const problems = contract.checkResponse(request, { ...response, contentType: 'application/json' });
    expect(problems, `${method} ${path} ${response.status}`).toEqual([]);
    made.add(contract.nameOf(request) ?? path);
    return response.body;
  }
  return { call, store, signIn, beGuest, made };
}

describe('docs/openapi.yaml', () => {
  it('has examples that fit its own schemas', () => {
    expect(contract.checkExamples()).toEqual([]);
  });

  it('describes every response of the demo API, to visitors, guests and members', async () => {
    const { call, store, signIn, beGuest, made } = checkedApi();
    const member = await signIn();
    const guest = await beGuest();

    for (let page = 1; page <= 33; page += 1) await call('GET', `/resorts?page=${page}`);
    for (const query of [
      'search=zermatt',
      'search=fail-500',
      'region=Europe&country=Austria',
      'minPrice=50&maxPrice=60',
    ])
      await call('GET', `/resorts?${query}&minRating=2&resortStyles=big_mountain&sortBy=name`);
    await call('GET', '/resorts/top-rated?limit=3');
    await call('GET', '/resorts/filters');
    for (const { id } of [...store.seed.resorts.slice(0, 20), { id: 'nowhere' }, { id: 'la-grave' }]) {
      for (const part of ['', '/weather', '/forecast']) await call('GET', `/resorts/${id}${part}`);
    }
    for (const id of ['zermatt', 'vail', 'ordino-arcalis', 'nowhere']) await call('GET', `/reviews/resort/${id}`);

    for (const token of [undefined, 'made-up', guest, member]) {
      for (const path of ['/auth/menu', '/auth/profile', '/auth/conversion-prompts', '/favorites']) {
        await call('GET', path, undefined, token);
      }
      await call('GET', '/reviews/user/my-reviews', undefined, token);
      await call('POST', '/auth/conversion-track', { event: 'shown', trigger: 'favorite_limit', promptId: 'a' }, token);
      for (const resort_id of ['vail', 'vail', 'alta', 'are', 'zermatt', 'nowhere', '']) {
        await call('POST', '/favorites', { resort_id }, token);
      }
      await call('GET', '/favorites', undefined, token);
      await call('DELETE', '/favorites/vail', undefined, token);
      for (const resort_id of ['vail', 'vail', 'nowhere'])
        await call('POST', '/reviews', { resort_id, ...review }, token);
      await call('POST', '/reviews', { resort_id: 'alta', rating: 0, title: '', comment: '' }, token);
      for (const id of ['r-01', 'r-02', 'r-99']) await call('PUT', `/reviews/${id}`, review, token);
      await call('PUT', '/reviews/r-02', { rating: 9 }, token);
      await call(
        'PUT',
        '/auth/profile',
        { username: 'ada', full_name: 'Ada', avatar_url: 'https://a.example/b' },
        token,
      );
      await call('PUT', '/auth/profile', { username: '!', full_name: '', avatar_url: 'b' }, token);
      await call('GET', '/reviews/user/my-reviews', undefined, token);
    }
    for (const id of ['r-01', 'r-02', 'r-99']) await call('DELETE', `/reviews/${id}`, undefined, member);

    await call('POST', '/auth/signup', { full_name: 'Mia', email: 'mia@example.com', password: 'long enough' });
    await call('POST', '/auth/signup', { full_name: '', email: 'mia', password: 'short' });
    await call('POST', '/auth/signin', { email: 'mia@example.com', password: 'long enough' });
    await call('POST', '/auth/signin', { email: 'mia@example.com', password: 'wrong' });
    await call('POST', '/auth/signin', {});
    await call('POST', '/auth/guest/with-favorite', { resort_id: 'vail' });
    await call('POST', '/auth/guest/with-favorite', { resort_id: 'nowhere' });
    await call('POST', '/auth/guest');
    await call('POST', '/auth/signout', undefined, guest);
    await call('POST', '/email/contact', contact);
    await call('POST', '/email/contact', { ...contact, email: 'fail@example.com' });
    await call('POST', '/email/contact', {});

    expect([...made].sort()).toEqual([...contract.calls].sort());
  });

  it.each([
    ['a field it does not name', { resort: { id: 'a', name: 'A', altitude: 3 } }, 'altitude'],
    ['a missing name', { resort: { id: 'a' } }, 'name'],
    ['a figure in words', { id: 'a', name: 'A', rating: 'good' }, 'rating'],
    ['another wrapper', { data: { id: 'a', name: 'A' } }, 'id'],
  ])('notices %s', (_what, body, words) => {
    const request = { method: 'GET', path: '/resorts/a' };
    const problems = contract.checkResponse(request, { status: 200, contentType: 'application/json', body });
    expect(problems.join()).toMatch(/^GET \/resorts\/\{id\}, response 200: /);
    expect(problems.join()).toContain(words);
  });

  it('notices another status, another content type and an unknown call', () => {
    const json = { contentType: 'application/json', body: {} };
    const check = contract.checkResponse;
    expect(check({ method: 'GET', path: '/favorites' }, { ...json, status: 206 })).toHaveLength(1);
    expect(check({ method: 'GET', path: '/favorites' }, { ...json, contentType: 'text/html', status: 200 })).toEqual([
      'GET /favorites, response 200: is text/html',
    ]);
    expect(check({ method: 'GET', path: '/favourites' }, { ...json, status: 200 })).toHaveLength(1);
  });

  it.each([
    ['an unknown parameter', { method: 'GET', path: '/resorts?order=name' }, 'order'],
    ['an unknown order', { method: 'GET', path: '/resorts?sortBy=luck' }, 'sortBy'],
    ['a page of words', { method: 'GET', path: '/resorts?page=two' }, 'page'],
    ['a missing field', { method: 'POST', path: '/reviews', body: { ...review } }, 'resort_id'],
    ['an unknown field', { method: 'POST', path: '/favorites', body: { resort_id: 'a', note: 'b' } }, 'note'],
    ['a body where none belongs', { method: 'POST', path: '/auth/guest', body: {} }, 'a body'],
    ['an unknown call', { method: 'PATCH', path: '/reviews/1' }, 'not in the contract'],
  ])('notices a request with %s', (_what, request, words) => {
    expect(contract.checkRequest(request).join()).toContain(words);
  });

  it('knows the requests of the site', () => {
    const requests: ApiRequest[] = [
      { method: 'GET', path: '/resorts?page=1&search=a&resortStyles=big_mountain&resortStyles=local_hill&minRating=3' },
      { method: 'POST', path: '/reviews', body: { resort_id: 'a', ...review } },
      { method: 'DELETE', path: '/favorites/st.%20anton' },
    ];
    expect(requests.flatMap(contract.checkRequest)).toEqual([]);
  });
});
