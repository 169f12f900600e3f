import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillStorage } from '../support/browser-storage';
import { renderApp } from '../support/render-app';
import { button, choose, serveResorts } from '../support/resort-list';

const entry = (name: string) => screen.findByRole('menuitem', { name });
const field = () => screen.findByRole('textbox', { name: 'Name' });

beforeEach(() => serveResorts(3));
afterEach(() => vi.restoreAllMocks());

/** Opens the menu of two saved searches and chooses to rename the first that was saved. */
async function startRenaming() {
  const { user } = renderApp('/resorts?region=Europe');
  await user.click(await button('Save Search'));
  await choose(user, 'Region', 'North America');
  await user.click(await button('Save Search'));
  await user.click(await button('Saved Searches'));
  await user.click(await entry('Rename Search 1'));
  expect(await screen.findByRole('dialog', { name: 'Rename Search 1' })).toBeVisible();
  expect(await field()).toHaveFocus();
  return user;
}

it('A saved search is renamed in its place, by keyboard', async () => {
  const user = await startRenaming();
  await user.keyboard('Powder in Europe{Enter}');
  expect(await entry('Rename Powder in Europe')).toHaveFocus();
  expect(screen.getByRole('menu')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('saved_searches')).toContain('"name":"Powder in Europe"');
});

it('A name that full storage does not take is not called stored', async () => {
  const user = await startRenaming();
  fillStorage();
  await user.keyboard('Powder in Europe{Enter}');
  expect(await entry('Rename Powder in Europe')).toHaveFocus();
  expect(await screen.findByText('Saved as Powder in Europe')).toBeInTheDocument();
  expect(screen.getByText(/cannot store it, so it only lasts/)).toBeInTheDocument();
});

it('A name that another search has is refused beside the field', async () => {
  const user = await startRenaming();
  await user.keyboard('search 2{Enter}');
  expect(await field()).toHaveAccessibleDescription('Another search has this name');
  expect(await field()).toHaveFocus();
  await user.keyboard(' b{Enter}');
  expect(await entry('Rename search 2 b')).toBeVisible();
});

it('A press outside the menu keeps what was typed for the next time', async () => {
  const user = await startRenaming();
  await user.keyboard('Powder');
  await user.click(document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await button('Saved Searches'));
  await user.click(await entry('Rename Search 1'));
  expect(await field()).toHaveValue('Powder');
  await user.keyboard(' in Europe{Enter}');
  expect(await entry('Rename Powder in Europe')).toHaveFocus();
});

it('Escape leaves the name as it was, and the menu open', async () => {
  const user = await startRenaming();
  await user.keyboard('Other{Escape}');
  await waitFor(async () => expect(await entry('Rename Search 1')).toHaveFocus());
  await user.click(await entry('Rename Search 1'));
  expect(await field()).toHaveValue('Search 1');
  await user.click(await button('Cancel'));
  expect(await entry('Rename Search 1')).toHaveFocus();
});
