// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { documentedPayload } from '../support/documented-payload';

const endpoint = 'https://errors.example/report';

async function loadReporter(address = endpoint) {
  vi.resetModules();
  vi.stubEnv('VITE_ERROR_ENDPOINT', address);
  return import('@/lib/report-error');
}

const send = vi.fn<typeof fetch>();
const sent = () => send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Record<string, string>);

beforeEach(() => {
  send.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', send);
});
afterEach(() => vi.unstubAllEnvs());

describe('an unexpected error', () => {
  it('goes nowhere where no service is named', async () => {
    const { reportError } = await loadReporter('');
    reportError(new Error('broken'));
    expect(send).not.toHaveBeenCalled();
  });

  it('is sent once, without cookies and without an address to come from', async () => {
    const { reportError } = await loadReporter();
    const error = new TypeError('x is not a function');
    reportError(error);
    reportError(error);
    expect(Object.keys(sent()[0] ?? {})).toEqual(Object.keys(documentedPayload('error')));
    expect(sent()).toEqual([
      {
        name: 'TypeError',
        message: error.message,
        stack: expect.stringMatching(/^ *at /),
        path: '/',
        at: expect.any(String),
      },
    ]);
    expect(send.mock.calls[0]?.[0]).toBe(endpoint);
    expect(send.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  it.each([
    'Failed at https://site.example/resorts?search=lena#top:1:2',
    'Nobody is called lena@example.com here',
    'Unexpected token in "lena is my name"',
    "Cannot read 'lena'",
    'Refused: Bearer lena.secret',
  ])('tells nothing of the person: %s', async (message) => {
    const { reportError } = await loadReporter();
    reportError(new Error(message));
    const [report] = sent();
    expect(JSON.stringify(report)).not.toContain('lena');
  });

  it("of the server is told by its code, not in the server's words", async () => {
    const { reportError } = await loadReporter();
    const { AppError } = await import('@/lib/errors');
    const { unknownError } = await import('@/config/error-catalogue');
    reportError(new AppError(unknownError, { message: 'No lena here', statusCode: 418 }));
    expect(sent()[0]?.message).toBe('UNKNOWN_ERROR 418');
    expect(JSON.stringify(sent())).not.toContain('lena');
  });

  it('is reported whatever was thrown, and at most ten times', async () => {
    const { reportError } = await loadReporter();
    for (const thrown of ['lena', undefined, null, 7, { lena: 1 }, Symbol('lena')]) reportError(thrown);
    for (let count = 0; count < 20; count += 1) reportError(new Error(`Number ${count}`));
    expect(sent()).toHaveLength(10);
    expect(JSON.stringify(sent())).not.toContain('lena');
  });

  it('never becomes two: neither a refusing service nor a browser without a way to send throws', async () => {
    const { reportError } = await loadReporter();
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(() => reportError(new Error('first'))).not.toThrow();
    send.mockImplementationOnce(() => {
      throw new TypeError('no fetch');
    });
    expect(() => reportError(new Error('second'))).not.toThrow();
  });

  it('is reported when nobody caught it, unless only the connection was lost', async () => {
    const { reportUncaughtErrors } = await loadReporter();
    const { AppError } = await import('@/lib/errors');
    const { networkError } = await import('@/config/error-catalogue');
    reportUncaughtErrors();
    const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
    fail(new Error('uncaught'));
    fail(new AppError(networkError));
    fail(new TypeError('Failed to fetch dynamically imported module: https://site.example/assets/a.js'));
    fail(null);
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') }));
    expect(sent().map(({ message }) => message)).toEqual(['uncaught', 'rejected']);
  });
});
