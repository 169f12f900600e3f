// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { adoptDrafts, dropDraft, dropDraftsOf, hasDrafts, keepDraft, readDraft } from '@/session/draft-storage';
import { fillStorage } from '../support/browser-storage';

const review = z.object({ title: z.string(), comment: z.string() });
const lena = { userId: 'lena', key: 'review:zermatt' };
const text = { title: 'Good snow', comment: 'Until noon.' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('half-written text', () => {
  it('is found again, by its owner and key only', () => {
    expect(keepDraft(lena, text)).toBe(true);
    expect(readDraft(lena, review)).toEqual(text);
    expect(readDraft({ ...lena, userId: 'max' }, review)).toBeNull();
    expect(readDraft({ ...lena, key: 'review:verbier' }, review)).toBeNull();
  });

  it('is replaced by what was written later', () => {
    keepDraft(lena, text);
    keepDraft(lena, { ...text, title: 'Better snow' });
    expect(readDraft(lena, review)?.title).toBe('Better snow');
    expect(JSON.parse(localStorage.getItem('drafts') ?? '')).toHaveLength(1);
  });

  it('is gone once it was sent, and leaves no word behind', () => {
    keepDraft(lena, text);
    dropDraft(lena);
    expect(readDraft(lena, review)).toBeNull();
    expect(localStorage.getItem('drafts')).not.toContain(text.comment);
    dropDraftsOf('lena');
    expect(localStorage.getItem('drafts')).toBeNull();
  });

  it('is gone once it was sent, though somebody else has signed in and writes of the same', () => {
    keepDraft(lena, text);
    vi.useFakeTimers({ now: Date.now() + 1000 });
    keepDraft({ ...lena, userId: 'max' }, text);
    dropDraft(lena);
    expect(readDraft(lena, review)).toBeNull();
  });

  it('leaves nothing behind when there was none', () => {
    dropDraft(lena);
    expect(localStorage.getItem('drafts')).toBeNull();
  });

  it('sent from another tab is not offered by the one it was typed in, which may hold the next one', () => {
    keepDraft(lena, text);
    const typed = sessionStorage.getItem('typed_draft') ?? '';
    dropDraft(lena);
    // The other tab has a session storage of its own.
    sessionStorage.setItem('typed_draft', typed);
    expect(readDraft(lena, review)).toBeNull();
    expect(hasDrafts('lena')).toBe(false);
    keepDraft(lena, { ...text, title: 'Better snow' });
    expect(readDraft(lena, review)?.title).toBe('Better snow');
    expect(hasDrafts('lena')).toBe(true);
  });

  it('typed while local storage is full is found after a reload, not what was stored before', () => {
    vi.useFakeTimers();
    keepDraft(lena, text);
    const stored = localStorage.getItem('drafts') ?? '';
    vi.advanceTimersByTime(1);
    keepDraft(lena, { ...text, title: 'Better snow' });
    // What the browser refused to replace is still there.
    localStorage.setItem('drafts', stored);
    expect(readDraft(lena, review)?.title).toBe('Better snow');
  });

  it('is gone when its owner signs out, while that of others stays', () => {
    const max = { userId: 'max', key: lena.key };
    keepDraft(lena, text);
    keepDraft(max, text);
    dropDraftsOf('lena');
    expect(readDraft(lena, review)).toBeNull();
    expect(readDraft(max, review)).toEqual(text);
  });

  it('becomes that of the person who signs in, with what was typed last in this tab', () => {
    keepDraft(lena, text);
    keepDraft({ userId: 'visitor', key: lena.key }, { ...text, title: 'Poor snow' });
    keepDraft({ userId: 'visitor', key: 'contact' }, text);
    adoptDrafts('visitor', 'lena');
    expect(readDraft({ userId: 'lena', key: 'contact' }, review)).toEqual(text);
    // Of two of the same thing the newer one stays.
    expect(readDraft(lena, review)?.title).toBe('Poor snow');
    localStorage.removeItem('drafts');
    expect(readDraft({ userId: 'lena', key: 'contact' }, review)).toEqual(text);
  });

  it('leaves nothing to the next visitor', () => {
    keepDraft({ userId: 'visitor', key: lena.key }, text);
    keepDraft(lena, { ...text, title: 'Better snow' });
    adoptDrafts('visitor', 'lena');
    expect(readDraft({ userId: 'visitor', key: lena.key }, review)).toBeNull();
    expect(readDraft(lena, review)?.title).toBe('Better snow');
    expect(JSON.parse(localStorage.getItem('drafts') ?? '')).toHaveLength(1);
  });

  it('is never taken along by another person, nor lost with another text', () => {
    const max = { userId: 'max', key: lena.key };
    keepDraft({ userId: 'visitor', key: 'contact' }, text);
    keepDraft(max, text);
    adoptDrafts('visitor', 'lena');
    dropDraft({ userId: 'lena', key: 'contact' });
    expect(readDraft(max, review)).toEqual(text);
    expect(readDraft(lena, review)).toBeNull();
    localStorage.removeItem('drafts');
    expect(readDraft(max, review)).toEqual(text);
    expect(readDraft(lena, review)).toBeNull();
  });

  it('typed in another tab than the one of the sign-in becomes that of the same person', () => {
    keepDraft({ userId: 'visitor', key: 'contact' }, text);
    // What the other tab has stored before this one hears of it.
    localStorage.setItem('drafts', (localStorage.getItem('drafts') ?? '').replace('visitor', 'lena'));
    adoptDrafts('visitor', 'lena');
    localStorage.removeItem('drafts');
    expect(readDraft({ userId: 'visitor', key: 'contact' }, review)).toBeNull();
    expect(readDraft({ userId: 'lena', key: 'contact' }, review)).toEqual(text);
  });

  it('outlives a sign-out in another tab, in the tab it was typed in', () => {
    keepDraft(lena, text);
    localStorage.removeItem('drafts');
    expect(readDraft(lena, review)).toEqual(text);
    expect(readDraft({ ...lena, userId: 'max' }, review)).toBeNull();
    dropDraftsOf('lena');
    expect(readDraft(lena, review)).toBeNull();
  });

  it('is kept for the newest twenty', () => {
    for (let index = 1; index <= 21; index += 1) keepDraft({ userId: 'lena', key: `review:${index}` }, text);
    expect(readDraft({ userId: 'lena', key: 'review:1' }, review)).toBeNull();
    expect(readDraft({ userId: 'lena', key: 'review:2' }, review)).toEqual(text);
    expect(readDraft({ userId: 'lena', key: 'review:21' }, review)).toEqual(text);
  });

  it('is kept when it is much too long to be sent, so that it can be shortened', () => {
    const long = { ...text, comment: 'x'.repeat(50_000) };
    keepDraft(lena, long);
    expect(readDraft(lena, review)).toEqual(long);
  });

  it('is not kept when it would fill the storage', () => {
    keepDraft(lena, text);
    expect(keepDraft(lena, { ...text, comment: 'x'.repeat(100_001) })).toBe(false);
    expect(readDraft(lena, review)).toBeNull();
  });

  it('is dropped after thirty days', () => {
    vi.useFakeTimers({ now: new Date('2026-01-01') });
    keepDraft(lena, text);
    vi.setSystemTime(new Date('2026-01-30'));
    expect(readDraft(lena, review)).toEqual(text);
    vi.setSystemTime(new Date('2026-02-02'));
    expect(readDraft(lena, review)).toBeNull();
  });

  it.each(['', '{', '42', '{"a":1}', '[1,null,{"userId":"lena"}]'])(
    'counts a corrupt store as empty: %s',
    (corrupt) => {
      localStorage.setItem('drafts', corrupt);
      expect(readDraft(lena, review)).toBeNull();
      keepDraft(lena, text);
      expect(readDraft(lena, review)).toEqual(text);
    },
  );

  it('is ignored when it does not fit what is asked for', () => {
    keepDraft(lena, { title: 7 });
    expect(readDraft(lena, review)).toBeNull();
  });

  it('lasts as long as the page when storage is blocked', () => {
    fillStorage();
    expect(keepDraft(lena, text)).toBe(false);
    expect(readDraft(lena, review)).toEqual(text);
    dropDraft(lena);
    expect(readDraft(lena, review)).toBeNull();
  });
});
