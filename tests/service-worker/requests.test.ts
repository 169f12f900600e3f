import { describe, expect, it } from 'vitest';
import { answerKey, isShared, kindOf, nameOfToken, pageFile } from '@/service-worker/requests';

const here = { origin: 'https://snow.example', api: 'https://snow.example/api' };
const elsewhere = { origin: 'https://snow.example', api: 'https://api.example/v1' };
const token = { Authorization: 'Bearer secret' };

/** A request as the worker sees it; jsdom's own cannot navigate. */
function asked(url: string, { method = 'GET', mode = 'cors', headers = {} } = {}): Request {
  return { url, method, mode, headers: new Headers(headers) } as Request;
}

describe('a request', () => {
  it.each([
    ['/resorts', 'public-answer'],
    ['/resorts?page=2&region=Europe', 'public-answer'],
    ['/resorts/zermatt', 'public-answer'],
    ['/resorts/zermatt/weather', 'public-answer'],
    ['/reviews/resort/zermatt', 'public-answer'],
    ['/auth/menu', 'public-answer'],
    ['/favorites', null],
    ['/auth/profile', null],
    ['/reviews/user/my-reviews', null],
    ['/auth/conversion-prompts', null],
  ])('of a visitor for %s is %s', (path, kind) => {
    for (const places of [here, elsewhere]) expect(kindOf(asked(`${places.api}${path}`), places)).toBe(kind);
  });

  it.each(['/resorts', '/resorts/zermatt', '/favorites', '/auth/profile', '/auth/menu', '/reviews/user/my-reviews'])(
    'with a token for %s is personal',
    (path) => {
      for (const places of [here, elsewhere]) {
        expect(kindOf(asked(`${places.api}${path}`, { headers: token }), places)).toBe('personal-answer');
      }
    },
  );

  it.each(['POST', 'PUT', 'DELETE'])('that changes something (%s) is left alone', (method) => {
    expect(kindOf(asked('https://snow.example/api/favorites', { method, headers: token }), here)).toBeNull();
    expect(kindOf(asked('https://snow.example/api/resorts', { method }), here)).toBeNull();
  });

  it.each([
    'https://tile.openstreetmap.org/12/1/2.png',
    'https://photos.example/zermatt.jpg',
    'https://api.example/other/resorts',
    'https://api.example.evil.example/v1/resorts',
    'https://api.example/v1resorts',
  ])('to another place is left alone: %s', (url) => {
    expect(kindOf(asked(url), elsewhere)).toBeNull();
    expect(kindOf(asked(url, { headers: token }), elsewhere)).toBeNull();
  });

  it('is for a page, a file or a picture of the site', () => {
    const page = { mode: 'navigate' };
    expect(kindOf(asked('https://snow.example/resorts/zermatt?tab=reviews', page), here)).toBe('page');
    expect(kindOf(asked('https://snow.example/robots.txt', page), here)).toBeNull();
    expect(kindOf(asked('https://snow.example/api/resorts', page), here)).toBeNull();
    expect(kindOf(asked('https://snow.example/assets/site-1.js'), here)).toBe('file');
    expect(kindOf(asked('https://snow.example/images/articles/a.jpg'), here)).toBe('picture');
  });
});

describe('a page', () => {
  const isWritten = (file: string) => ['index.html', 'about/index.html', 'blog/a/index.html'].includes(file);

  it.each([
    ['/', 'index.html'],
    ['/?utm=1', 'index.html'],
    ['/about', 'about/index.html'],
    ['/about/', 'about/index.html'],
    ['/blog/a#end', 'blog/a/index.html'],
    ['/blog/b', 'shell.html'],
    ['/resorts/zermatt', 'shell.html'],
    ['//about', 'about/index.html'],
    ['/%E0%A4%A', 'shell.html'],
  ])('at %s is %s', (path, file) => {
    expect(pageFile(`https://snow.example${path}`, isWritten)).toBe(file);
  });
});

describe('the key of an answer', () => {
  it('is of one person, and tells nothing of the token', async () => {
    const ada = await nameOfToken('Bearer ada');
    const ben = await nameOfToken('Bearer ben');
    expect(ada).not.toBe(ben);
    expect(ada).not.toContain('ada');
    const url = 'https://snow.example/api/resorts?page=2';
    expect(answerKey(url, null)).toBe(url);
    expect(answerKey(url, ada)).not.toBe(answerKey(url, ben));
    expect(answerKey(url, ada)).toContain('page=2');
  });

  it('of a person gives way to that of everyone only where all are answered the same', () => {
    expect(isShared('https://api.example/v1/resorts/zermatt/weather', elsewhere)).toBe(true);
    for (const path of ['/favorites', '/auth/menu', '/auth/profile', '/reviews/user/my-reviews']) {
      expect(isShared(`https://api.example/v1${path}`, elsewhere)).toBe(false);
    }
  });
});
