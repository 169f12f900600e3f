import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SuggestionGroups } from '@/features/search/suggestion-groups';
import { NO_SUGGESTIONS } from '@/features/search/suggestions';
import { resortWith } from '../../support/resort';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // Nothing that was scheduled is lost with the clock.
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
});

const groups = (names: readonly string[], typed: string) => (
  <SuggestionGroups
    list={{ id: 'list', ref: () => {}, activeId: null }}
    typed={typed}
    suggestions={{
      ...NO_SUGGESTIONS,
      resorts: names.map((name) => resortWith({ id: name, name, thumbnailUrl: `https://photos.example/${name}.jpg` })),
    }}
    onChoose={() => {}}
  />
);
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));
const photos = () =>
  screen
    .getAllByRole('option')
    .map((option) => option.querySelector('img')?.getAttribute('src')?.replace('https://photos.example/', '') ?? null);

it('a suggestion has its picture once it has stood for a moment, and keeps it while one types on', () => {
  const { rerender } = render(groups(['Zermatt', 'Zell'], 'ze'));
  expect(photos()).toEqual([null, null]);
  pass(250);
  expect(photos()).toEqual(['Zermatt.jpg', 'Zell.jpg']);
  rerender(groups(['Zermatt', 'Zerm'], 'zer'));
  expect(photos()).toEqual(['Zermatt.jpg', null]);
});
