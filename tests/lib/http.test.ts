// @vitest-environment jsdom
// spec: 5.2, 7.1, 7.3, 8.1, 8.5

import { HttpResponse, http as mock } from 'msw';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AppError } from '@/lib/errors';
import { connectSession, http } from '@/lib/http';
import { listenInThisFile, server } from '../support/server';

listenInThisFile();
afterEach(() => connectSession({ getToken: () => null, onUnauthorized: () => {} }));

const failure = (promise: Promise<unknown>): Promise<AppError> =>
  promise.then(
    () => Promise.reject(new Error('It did not fail')),
    (error: AppError) => error,
  );

describe('a request', () => {
  /** The GET requests to any address, which are answered by an empty list. */
  function seeRequests(): Request[] {
    const seen: Request[] = [];
    server.use(
      mock.get('*', ({ request }) => {
        seen.push(request);
        return HttpResponse.json([]);
      }),
    );
    return seen;
  }

  it('goes below the base address with repeated keys and without empty values', async () => {
    const seen = seeRequests();
    await http.get('/resorts', {
      params: {
        search: '',
        region: 'North America',
        resortStyles: ['a', 'b'],
        country: null,
        facilities: [],
        minPrice: 0,
      },
    });
    const { pathname, search } = new URL(seen[0]?.url ?? '');
    expect(pathname + search).toBe('/api/resorts?region=North+America&resortStyles=a&resortStyles=b&minPrice=0');
  });

  it('carries the bearer token of the moment', async () => {
    const seen = seeRequests();
    let token: string | null = null;
    connectSession({ getToken: () => token, onUnauthorized: () => {} });
    await http.get('/favorites');
    token = 'first';
    await http.get('/favorites');
    expect(seen.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer first']);
  });

  it('is sent at once, without a look at the cookies', async () => {
    const get = vi.fn(async () => ({ value: 'abc' }));
    vi.stubGlobal('cookieStore', { get });
    Object.defineProperty(document, 'cookie', { value: 'XSRF-TOKEN=abc', configurable: true });
    const seen = seeRequests();
    await http.get('/resorts');
    Reflect.deleteProperty(document, 'cookie');
    expect(get).not.toHaveBeenCalled();
    expect(seen.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual([null]);
  });

  it('never takes the token to another origin', async () => {
    const seen = seeRequests();
    connectSession({ getToken: () => 'secret', onUnauthorized: () => {} });
    await http.get('https://elsewhere.example/steal');
    expect(seen.map(({ url }) => new URL(url).origin)).toEqual([window.location.origin]);
  });

  it('that is cancelled rejects without counting as a failure', async () => {
    server.use(mock.get('*/api/resorts', () => new Promise<never>(() => {})));
    const controller = new AbortController();
    const response = http.get('/resorts', { signal: controller.signal });
    controller.abort();
    expect(await failure(response)).not.toBeInstanceOf(AppError);
  });
});

describe('a 401', () => {
  it('ends the session, with the token that was refused', async () => {
    server.use(mock.get('*/api/favorites', () => new HttpResponse(null, { status: 401 })));
    const onUnauthorized = vi.fn();
    connectSession({ getToken: () => 'old', onUnauthorized });
    expect(await failure(http.get('/favorites'))).toMatchObject({ code: 'AUTHENTICATION_ERROR' });
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('old');
  });

  it('to a sign-in ends nothing', async () => {
    server.use(
      mock.post('*/api/auth/signin', () =>
        HttpResponse.json({ message: 'Invalid email or password' }, { status: 401 }),
      ),
    );
    const onUnauthorized = vi.fn();
    connectSession({ getToken: () => 'old', onUnauthorized });
    const error = await failure(http.post('/auth/signin', {}, { keepsSessionOn401: true }));
    expect(error.message).toBe('Invalid email or password');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  it('without a response is a network error that may be tried again', async () => {
    server.use(mock.get('*/api/resorts', () => HttpResponse.error()));
    expect(await failure(http.get('/resorts'))).toMatchObject({
      code: 'NETWORK_ERROR',
      isRetryable: true,
      statusCode: null,
      message: 'Network connection failed. Please check your internet connection.',
    });
  });

  it('after ten seconds without a response is a network error, too', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    class SilentRequest {
      timeout = 0;
      ontimeout = () => {};
      open() {}
      setRequestHeader() {}
      send() {
        setTimeout(() => this.ontimeout(), this.timeout);
      }
    }
    vi.stubGlobal('XMLHttpRequest', SilentRequest);
    const failed = vi.fn();
    void failure(http.post('/reviews', {})).then(failed);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'NETWORK_ERROR', statusCode: null }));
  });

  it('with an HTML body keeps to our own words', async () => {
    server.use(mock.get('*/api/resorts', () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })));
    expect(await failure(http.get('/resorts'))).toMatchObject({
      code: 'SERVER_ERROR',
      message: 'Something went wrong on our end. Please try again later.',
    });
  });
});

describe('a 429', () => {
  /** Responds to writes with these in turn, and gives the bodies and tokens it got. */
  function respondInTurn(...responses: Response[]) {
    const sent: unknown[] = [];
    server.use(
      mock.post('*/api/favorites', async ({ request }) => {
        sent.push([request.headers.get('Authorization'), await request.json()]);
        return responses[sent.length - 1]?.clone() ?? HttpResponse.error();
      }),
    );
    return sent;
  }
  const tooMany = (retryAfter: string) =>
    HttpResponse.json({ message: 'Slow down' }, { status: 429, headers: { 'Retry-After': retryAfter } });

  it('is retried after the time it names, as the same request', async () => {
    const sent = respondInTurn(tooMany('0'), HttpResponse.json({ success: true }));
    const tokens = ['first', 'second'];
    connectSession({ getToken: () => tokens.shift() ?? null, onUnauthorized: () => {} });
    expect(await http.post('/favorites', { resort_id: 'alta' })).toEqual({ success: true });
    const same = ['Bearer first', { resort_id: 'alta' }];
    expect(sent).toEqual([same, same]);
  });

  it('is retried at most once', async () => {
    const sent = respondInTurn(tooMany('0'), tooMany('0'), HttpResponse.json({}));
    expect(await failure(http.post('/favorites', {}))).toMatchObject({ statusCode: 429, message: 'Slow down' });
    expect(sent).toHaveLength(2);
  });

  it('that asks for more patience than anyone has is a failure at once', async () => {
    const sent = respondInTurn(tooMany('3600'));
    expect(await failure(http.post('/favorites', {}))).toMatchObject({ statusCode: 429 });
    expect(sent).toHaveLength(1);
  });

  it('is not retried once nobody waits for it', async () => {
    let requests = 0;
    server.use(
      mock.get('*/api/resorts', () => {
        requests += 1;
        return tooMany('9');
      }),
    );
    const controller = new AbortController();
    const response = http.get('/resorts', { signal: controller.signal });
    await vi.waitFor(() => expect(requests).toBe(1));
    setTimeout(() => controller.abort(), 20);
    expect(await failure(response)).not.toBeInstanceOf(AppError);
    expect(requests).toBe(1);
  });
});
