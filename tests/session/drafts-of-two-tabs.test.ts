// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';

const text = z.string();
const owner = { userId: 'lena', key: 'contact' };

let inFront = '';
const sessions = new Map<string, string | null>();

/** Brings a tab to the front: local storage is shared, while session storage and what the page remembers are its own. */
async function openTab(name: string) {
  const pages = await import('@/session/draft-storage').finally(() => vi.resetModules());
  const inTab = <Result>(act: () => Result): Result => {
    if (inFront !== name) {
      sessions.set(inFront, sessionStorage.getItem('typed_draft'));
      sessionStorage.clear();
      const own = sessions.get(name);
      if (own) sessionStorage.setItem('typed_draft', own);
      inFront = name;
    }
    vi.advanceTimersByTime(10);
    return act();
  };
  return {
    read: () => inTab(() => pages.readDraft(owner, text)),
    type: (typed: string) => inTab(() => pages.keepDraft(owner, typed)),
    drop: () => inTab(() => pages.dropDraft(owner)),
    hasDrafts: () => inTab(() => pages.hasDrafts('lena')),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  sessions.clear();
});
afterEach(() => vi.useRealTimers());

describe('texts typed into the same form in two tabs', () => {
  async function typedInBoth() {
    const tabs = { one: await openTab('one'), other: await openTab('other') };
    tabs.one.read();
    tabs.other.read();
    tabs.one.type('A question');
    tabs.other.type('A complaint');
    return tabs;
  }

  it('are each found again in their tab after a reload', async () => {
    await typedInBoth();
    const [one, other] = [await openTab('one'), await openTab('other')];
    expect([one.read(), other.read()]).toEqual(['A question', 'A complaint']);
    one.type('A question?');
    other.type('A complaint!');
    expect([one.read(), other.read()]).toEqual(['A question?', 'A complaint!']);
  });

  it('are both kept when the tabs are closed, and offered one after the other', async () => {
    await typedInBoth();
    const third = await openTab('third');
    expect(third.read()).toBe('A complaint');
    third.drop();
    expect(third.hasDrafts()).toBe(true);
    expect(third.read()).toBe('A question');
    third.drop();
    expect(third.hasDrafts()).toBe(false);
    expect(third.read()).toBeNull();
  });

  it('do not go with the one that is sent', async () => {
    const { one } = await typedInBoth();
    one.drop();
    expect((await openTab('other')).read()).toBe('A complaint');
  });
});

it('a text that another tab has gone on with is the longer one in the first tab too, and gone there once it is sent', async () => {
  const [one, other] = [await openTab('one'), await openTab('other')];
  one.type('A question');
  other.read();
  other.type('A question about prices');
  expect((await openTab('one')).read()).toBe('A question about prices');
  other.drop();
  const reloaded = await openTab('one');
  expect(reloaded.read()).toBeNull();
  expect(reloaded.hasDrafts()).toBe(false);
});
