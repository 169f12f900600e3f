// @vitest-environment jsdom
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '@/config/constants';
import { forgetRound, keepRound, type StoredRound, setHidden } from '@/features/together/rounds-store';
import { newRound, type Round, TIME_MAX, withPerson } from '@/features/together/rules/round';
import { saidBy } from '../../support/rounds';

const DAY = 24 * 60 * 60 * 1000;
const firstDay = new Date('2026-11-24T10:00:00Z');
const roundOf = (id: string): Round => ({
  ...newRound(['zermatt', 'livigno'], { title: id, trip: '' }, firstDay),
  id,
});

/** The rounds as a page that is opened on that day finds them, the last opened first. */
async function foundOn(days: number): Promise<string[]> {
  vi.setSystemTime(firstDay.getTime() + days * DAY);
  vi.resetModules();
  const { useRounds } = await import('@/features/together/rounds-store');
  const { renderHook } = await import('@testing-library/react');
  return renderHook(useRounds).result.current.map(({ round }) => round.title);
}

vi.useFakeTimers({ toFake: ['Date'] });
afterAll(() => void vi.useRealTimers());

afterEach(() => {
  localStorage.clear();
  vi.setSystemTime(firstDay);
});

describe('This browser', () => {
  it('keeps the ten rounds that were opened last', async () => {
    for (let day = 0; day < 11; day += 1) {
      vi.setSystemTime(firstDay.getTime() + day * DAY);
      keepRound(roundOf(`round-${day}`));
    }
    expect(await foundOn(10)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((day) => `round-${day}`));
    expect(localStorage.getItem(STORAGE_KEYS.rounds)).not.toContain('round-0');
  });

  it('keeps a round for ninety days after it was last opened', async () => {
    vi.setSystemTime(firstDay);
    keepRound(roundOf('round-old'));
    keepRound(roundOf('round-again'));
    vi.setSystemTime(firstDay.getTime() + 30 * DAY);
    keepRound(roundOf('round-again'));
    expect(await foundOn(89)).toEqual(['round-again', 'round-old']);
    expect(await foundOn(91)).toEqual(['round-again']);
    expect(localStorage.getItem(STORAGE_KEYS.rounds)).not.toContain('round-old');
    expect(await foundOn(121)).toEqual([]);
    expect(localStorage.getItem(STORAGE_KEYS.rounds)).toBeNull();
  });

  it('keeps a round in which a forged answer has the last time that there is', async () => {
    vi.setSystemTime(firstDay);
    const anna = saidBy('Anna', { zermatt: 'yes' });
    const forged = { ...roundOf('round-one'), people: [{ ...anna, at: TIME_MAX }] };
    const stored = keepRound(forged, [anna.id]);
    keepRound(withPerson(stored?.round ?? forged, { ...anna, note: 'Really' }, firstDay));
    expect(await foundOn(0)).toEqual(['round-one']);
  });

  it('knows which rounds were started here, and for whom it answers', () => {
    keepRound(roundOf('round-sent'));
    expect(keepRound(roundOf('round-sent'), ['person-me'])).toMatchObject({ isOwn: false, mine: ['person-me'] });
    expect(keepRound(roundOf('round-sent'), ['person-me', 'person-oma'])?.mine).toEqual(['person-me', 'person-oma']);
    keepRound(roundOf('round-mine'), ['person-me']);
    expect(keepRound(roundOf('round-mine'))).toMatchObject({ isOwn: true, mine: ['person-me'] });
  });

  it('hides the answers of a person until they are shown again', async () => {
    const shown = keepRound(roundOf('round-one')) as StoredRound;
    for (const person of ['person-ben', 'person-eva', 'person-ben']) setHidden(shown, person, true);
    expect(keepRound(roundOf('round-one'))?.hidden).toEqual(['person-eva', 'person-ben']);
    setHidden(shown, 'person-ben', false);
    expect(keepRound(roundOf('round-one'))?.hidden).toEqual(['person-eva']);
    expect(await foundOn(0)).toEqual(['round-one']);
  });

  it('refuses what would make a round larger than a link can hold, and keeps what it had', async () => {
    const many = (prefix: string) => Array.from({ length: 9 }, (_, index) => ({ id: prefix + index, addedAt: 1 }));
    const kept = keepRound({ ...roundOf('round-one'), resorts: many('a') });
    expect(keepRound({ ...roundOf('round-one'), resorts: many('b') })).toBeNull();
    expect(await foundOn(0)).toEqual(['round-one']);
    expect(keepRound({ ...roundOf('round-one'), resorts: many('a') })?.round.resorts).toEqual(kept?.round.resorts);
  });

  it('forgets a round for good', async () => {
    vi.setSystemTime(firstDay);
    keepRound(roundOf('round-one'));
    keepRound(roundOf('round-two'));
    forgetRound('round-one');
    expect(await foundOn(0)).toEqual(['round-two']);
    forgetRound('round-two');
    expect(localStorage.getItem(STORAGE_KEYS.rounds)).toBeNull();
  });

  it.each([
    ['text', '{"round":'],
    ['an object', '{"__proto__":{"rounds":[]}}'],
    ['rounds of another kind', '[{"round":["x"],"mine":[],"hidden":[],"openedAt":1e15},7,null]'],
  ])('starts without rounds where %s stands in their place', async (_, text) => {
    localStorage.setItem(STORAGE_KEYS.rounds, text);
    expect(await foundOn(0)).toEqual([]);
  });
});
