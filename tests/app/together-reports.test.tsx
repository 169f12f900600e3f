import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/config/env';
import { formatRoundLink } from '@/features/together/codec/round-link';
import { toWire } from '@/features/together/codec/round-wire';
import { newRound, withPerson } from '@/features/together/rules/round';
import { reportUncaughtErrors } from '@/lib/report-error';
import { reportWebVitals } from '@/lib/report-web-vitals';
import { renderApp } from '../support/render-app';

const { breaks, measured } = vi.hoisted(() => ({
  breaks: { words: '' },
  measured: [] as ((metric: object) => void)[],
}));
vi.mock('web-vitals', () => {
  const watch = (callback: (metric: object) => void) => void measured.push(callback);
  return Object.fromEntries(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, watch]));
});
vi.mock('@/features/together/board-words', async (original) => {
  const words = await original<typeof import('@/features/together/board-words')>();
  return {
    ...words,
    headline: (...given: Parameters<typeof words.headline>) => {
      if (breaks.words) throw new TypeError(breaks.words);
      return words.headline(...given);
    },
  };
});

const services = { errorEndpoint: 'https://reports.example/error', vitalsEndpoint: 'https://reports.example/vitals' };
Object.assign(env, services);
reportUncaughtErrors();

const now = new Date('2026-11-24T10:00:00Z');
const round = withPerson(
  newRound(['zermatt', 'livigno'], { title: 'Secret plan', trip: '2027-02-14..2027-02-21_b2i1a1_ZRH' }, now),
  {
    id: 'person-anna',
    name: 'Annabella',
    answers: new Map([['zermatt', 'yes']]),
    note: "It's only for friends",
    isWithdrawn: false,
  },
  now,
);
const unpacked = JSON.stringify(toWire(round));

/** What may not be in a report: each of these is of the round, or of the person who is about to answer. */
const OF_THE_ROUND = /secret|plan|anna|bella|friends|only for|benedict|zermatt|livigno|2027|b2i1a1|H4s|#/i;

const send = vi.fn<typeof fetch>();
const ask = globalThis.fetch;
const sent = () => send.mock.calls.map(([, init]) => String(init?.body));

beforeEach(() => {
  send.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
    (Object.values(services).includes(String(request[0])) ? send : ask)(...request),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  breaks.words = '';
  window.history.replaceState(null, '', '/');
});

/** Opens the round at its address, which the reports could read as well, and begins an answer. */
async function open() {
  const address = `/together#${await formatRoundLink(round)}`;
  window.history.replaceState(null, '', address);
  const page = renderApp(address);
  await page.user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Benedict');
  return address;
}

const thrownBy = (action: () => unknown): unknown => {
  try {
    return action();
  } catch (error) {
    return error;
  }
};

describe('Nothing of a round is in a report', () => {
  it('of an error that nobody caught, whatever its message quotes', async () => {
    const address = await open();
    const errors = [
      new Error(`Failed at http://localhost${address}:1:2`),
      new TypeError("Cannot read properties of undefined (reading 'Annabella')"),
      // As the browser words it, with a piece of the text.
      thrownBy(() => JSON.parse(unpacked.replace('"Secret plan",', '"Secret plan",,'))),
      thrownBy(() => JSON.parse(unpacked.replace('"It', 'It'))),
      thrownBy(() => JSON.parse(unpacked.replace('"Secret', 'x"Secret'))),
      thrownBy(() => decodeURIComponent('%Annabella')),
    ];
    for (const error of errors) window.dispatchEvent(new ErrorEvent('error', { error }));
    expect(sent()).toHaveLength(errors.length);
    for (const report of sent()) {
      expect(JSON.parse(report)).toMatchObject({ path: '/together' });
      const { stack, ...words } = JSON.parse(report) as Record<string, string>;
      expect(JSON.stringify({ ...words, at: '' })).not.toMatch(OF_THE_ROUND);
      expect(stack).not.toMatch(/secret plan|annabella|friends|benedict|H4s|#/i);
    }
  });

  it('of a page that broke while it showed the round', async () => {
    breaks.words = 'Cannot word “Secret plan” for "Annabella", who says "It\'s only for friends"';
    const address = `/together#${await formatRoundLink(round)}`;
    window.history.replaceState(null, '', address);
    renderApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: /went wrong|broke|error/i })).toBeVisible();
    const [report = '{}'] = sent();
    expect(JSON.parse(report)).toMatchObject({ name: 'TypeError', message: expect.stringContaining('Cannot word') });
    expect(report.replace(/"at":"[^"]*"/, '')).not.toMatch(/secret plan|annabella|friends|H4s|#/i);
  });

  it('of the speed of its page', async () => {
    await open();
    reportWebVitals();
    measured[0]?.({ name: 'LCP', value: 812, rating: 'good', entries: [{ url: window.location.href }] });
    window.dispatchEvent(new Event('pagehide'));
    expect(sent().map((report) => JSON.parse(report))).toEqual([
      { path: '/together', metrics: [{ name: 'LCP', value: 812, rating: 'good' }] },
    ]);
  });
});
