import { describe, expect, it } from 'vitest';
import { createMatchers, precachedPage } from '@/service-worker/matchers';

const here = createMatchers({ origin: 'https://snow.example', api: 'https://snow.example/api' });
const elsewhere = createMatchers({ origin: 'https://snow.example', api: 'https://api.example/v1' });
const roots = [
  ['https://snow.example/api', here],
  ['https://api.example/v1', elsewhere],
] as const;
const token = { Authorization: 'Bearer secret' };

/** What a route is matched against; jsdom's own requests cannot navigate. */
function matched(url: string, { mode = 'cors', headers = {} } = {}) {
  return { url: new URL(url), request: { url, mode, headers: new Headers(headers) } as Request };
}

/** The routes that take a request, in the order in which they are registered. */
function routesOf(matchers: typeof here, ...request: Parameters<typeof matched>): string[] {
  const { isPersonal, isPublic, isNavigation, isPicture, isFile } = matchers;
  const routes = { isPersonal, isPublic, isNavigation, isPicture, isFile };
  return Object.entries(routes).flatMap(([name, match]) => (match(matched(...request)) ? name : []));
}

describe('a request', () => {
  it.each([
    ['/resorts', 'isPublic'],
    ['/resorts?page=2&region=Europe', 'isPublic'],
    ['/resorts/zermatt', 'isPublic'],
    ['/resorts/zermatt/weather', 'isPublic'],
    ['/reviews/resort/zermatt', 'isPublic'],
    ['/auth/menu', 'isPublic'],
    ['/favorites', undefined],
    ['/auth/profile', undefined],
    ['/reviews/user/my-reviews', undefined],
    ['/auth/conversion-prompts', undefined],
  ])('of a visitor for %s takes the route %s', (path, route) => {
    for (const [api, matchers] of roots) expect(routesOf(matchers, `${api}${path}`)).toEqual(route ? [route] : []);
  });

  it.each(['/resorts', '/resorts/zermatt', '/favorites', '/auth/menu', '/reviews/user/my-reviews'])(
    'with a token for %s is personal',
    (path) => {
      for (const [api, matchers] of roots) {
        expect(routesOf(matchers, `${api}${path}`, { headers: token })).toEqual(['isPersonal']);
      }
    },
  );

  it('for the profile is always for the server: an old one in the form would be saved over a newer one', () => {
    for (const [api, matchers] of roots) {
      expect(routesOf(matchers, `${api}/auth/profile`, { headers: token })).toEqual([]);
    }
  });

  it.each([
    'https://tile.openstreetmap.org/12/1/2.png',
    'https://photos.example/zermatt.jpg',
    'https://photos.example/images/zermatt.jpg',
    'https://api.example/other/resorts',
    'https://api.example.evil.example/v1/resorts',
    'https://api.example/v1resorts',
  ])('to another place is left to the browser: %s', (url) => {
    expect(routesOf(elsewhere, url)).toEqual([]);
    expect(routesOf(elsewhere, url, { headers: token })).toEqual([]);
  });

  it('is for a page, a file or a picture of the site', () => {
    const page = { mode: 'navigate' };
    expect(routesOf(here, 'https://snow.example/resorts/zermatt?tab=reviews', page)).toEqual(['isNavigation']);
    expect(routesOf(here, 'https://snow.example/resorts/st.anton', page)).toEqual(['isNavigation']);
    expect(routesOf(here, 'https://snow.example/robots.txt', page)).toEqual([]);
    expect(routesOf(here, 'https://snow.example/images/a.jpg', page)).toEqual([]);
    expect(routesOf(here, 'https://snow.example/resorts/zermatt')).toEqual([]);
    expect(routesOf(here, 'https://partner.example/resorts', page)).toEqual([]);
    expect(routesOf(here, 'https://snow.example/api/resorts', page)).toEqual([]);
    expect(routesOf(here, 'https://snow.example/assets/site-1.js')).toEqual(['isFile']);
    expect(routesOf(here, 'https://snow.example/images/articles/a.jpg')).toEqual(['isPicture', 'isFile']);
    expect(routesOf(here, 'https://snow.example/api/photo.jpg')).toEqual([]);
  });
});

it('A page is answered by the service worker of its own language', () => {
  const german = createMatchers({ origin: 'https://snow.example', api: 'https://snow.example/api', language: '/de' });
  const answering = (path: string) =>
    Object.entries({ here, german }).flatMap(([name, matchers]) =>
      routesOf(matchers, `https://snow.example${path}`, { mode: 'navigate' }).map(() => name),
    );
  for (const path of ['/', '/about', '/design']) expect(answering(path)).toEqual(['here']);
  for (const path of ['/de', '/de/', '/de/about']) expect(answering(path)).toEqual(['german']);
  expect(answering('/fr/about')).toEqual([]);
});

describe('a page', () => {
  const isPrerendered = (path: string) => ['/', '/about/', '/blog/a/'].includes(path);

  it.each([
    ['/', '/'],
    ['/?utm=1', '/'],
    ['/about', '/about/'],
    ['/about/', '/about/'],
    ['/blog/a#end', '/blog/a/'],
    ['/blog/b', '/shell'],
    ['/resorts/zermatt', '/shell'],
    ['//about', '/about/'],
    ['/%E0%A4%A', '/shell'],
  ])('at %s is precached as %s', (path, page) => {
    expect(precachedPage(`https://snow.example${path}`, isPrerendered)).toBe(page);
  });
});

it('A cached response to a visitor stands in for a personal one only where all get the same', () => {
  expect(elsewhere.isShared(new URL('https://api.example/v1/resorts/zermatt/weather'))).toBe(true);
  for (const path of ['/favorites', '/auth/menu', '/auth/profile', '/reviews/user/my-reviews']) {
    expect(elsewhere.isShared(new URL(`https://api.example/v1${path}`))).toBe(false);
  }
});
