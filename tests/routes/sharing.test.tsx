import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../support/render-app';
import { counts } from '../support/resort-list';

it('a narrowed list is shared with what it holds', async () => {
  const { user } = renderApp('/resorts?country=Andorra&styles=family_friendly');
  await counts(/^Showing 2 of 2 resorts/);
  await user.click(screen.getByRole('button', { name: 'Share this list' }));
  expect(await screen.findByText('Text and link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    `2 ski resorts: Andorra, Family Friendly\n${window.location.origin}/resorts?country=Andorra&styles=family_friendly`,
  );
});

it('a resort is shared with its sentence', async () => {
  const { user } = renderApp('/resorts/zermatt?tab=trails');
  await user.click(await screen.findByRole('button', { name: 'Share Zermatt' }));
  await screen.findByText('Text and link copied');
  const [sentence = '', address] = (await navigator.clipboard.readText()).split('\n');
  expect(sentence).toMatch(/^Zermatt: [\d,]+ – [\d,]+ ft, .* a day, /);
  expect(address).toBe(`${window.location.origin}/resorts/zermatt`);
});
