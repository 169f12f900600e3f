import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/render-app';
import { counts } from '../support/resort-list';
import { storeTrip } from '../support/trip-page';

it('a narrowed list is shared with what it holds', async () => {
  const { user } = renderApp('/resorts?country=Andorra&styles=family_friendly');
  await counts(/^Showing 2 of 2 resorts/);
  await user.click(screen.getByRole('button', { name: 'Share this list' }));
  expect(await screen.findByText('Text and link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    `2 ski resorts: Andorra, Family Friendly\n${window.location.origin}/resorts?country=Andorra&styles=family_friendly`,
  );
});

describe('the trip in force', () => {
  const LINK = '2098-02-14..2098-02-21_b2_ZRH';
  const shareList = async (address: string) => {
    storeTrip(LINK);
    const { user } = renderApp(address);
    // The place by its name: until the airports are loaded nothing is measured from there.
    await screen.findByRole('button', { name: 'from Zürich' });
    await counts(/^Showing \d+ of \d+ resorts/);
    await user.click(screen.getByRole('button', { name: 'Share this list' }));
    await screen.findByText('Text and link copied');
    const [, shared = ''] = (await navigator.clipboard.readText()).split('\n');
    return new URL(shared).searchParams;
  };

  it.each([
    ['the order', 'country=Austria&sortBy=trip'],
    ['the order alone', 'sortBy=trip'],
    ['the days', 'openOn=2098-02-14..2098-02-21'],
    ['the distance', 'maxKm=300'],
  ])('goes along with a list that needs it for %s', async (_, search) => {
    const shared = await shareList(`/resorts?${search}`);
    expect(shared.get('trip')).toBe(LINK);
    for (const [name, value] of new URLSearchParams(search)) expect(shared.get(name)).toBe(value);
  });

  it('stays out of the link of a list that does without it', async () => {
    expect((await shareList('/resorts?country=Austria&openOn=april')).has('trip')).toBe(false);
  });
});

it('a resort is shared with its sentence', async () => {
  const { user } = renderApp('/resorts/zermatt?tab=trails');
  await user.click(await screen.findByRole('button', { name: 'Share Zermatt' }));
  await screen.findByText('Text and link copied');
  const [sentence = '', address] = (await navigator.clipboard.readText()).split('\n');
  expect(sentence).toMatch(/^Zermatt: [\d,]+ – [\d,]+ ft, .* a day, /);
  expect(address).toBe(`${window.location.origin}/resorts/zermatt`);
});
