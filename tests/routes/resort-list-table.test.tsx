import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { STORAGE_KEYS } from '@/config/constants';
import { storeElsewhere } from '../support/browser-storage';
import { renderApp } from '../support/render-app';
import { cards, counts, listRequests } from '../support/resort-list';
import { widenWindow } from '../support/window-width';

const view = async (name: string) =>
  within(await screen.findByRole('group', { name: 'View' })).getByRole('button', { name });
const tableFrame = () => screen.findByRole('region', { name: 'Table of resorts, scrolls sideways' });
const heads = (row: HTMLElement) =>
  within(row)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

it('A view stands in the address, is pressed, and is remembered for the next visit', async () => {
  widenWindow();
  const { user, router } = renderApp('/resorts?region=Europe');
  await counts(/^Showing 12 of/);
  expect(await view('List')).toHaveAttribute('aria-pressed', 'true');
  expect(cards()).toHaveLength(12);

  await user.click(await view('Table'));
  expect(await tableFrame()).toHaveAccessibleDescription(/^Snowfall per year.* A dash means not reported\.$/);
  expect(cards()).toHaveLength(0);
  expect(await view('Table')).toHaveAttribute('aria-pressed', 'true');
  expect(router.state.location.search).toBe('?region=Europe&view=table');
  expect(localStorage.getItem(STORAGE_KEYS.resultView)).toBe('table');

  // Back leads to what was seen before, which is what a later visit gets.
  await router.navigate(-1);
  await waitFor(() => expect(cards()).toHaveLength(12));
  await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.resultView)).toBe('list'));
  await router.navigate(1);
  await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.resultView)).toBe('table'));
});

it('Back scrolls the table of each list to where it was left', async () => {
  widenWindow();
  const { router } = renderApp('/resorts?view=table&region=Europe');
  const scroll = async (top: number) => fireEvent.scroll(await tableFrame(), { target: { scrollTop: top } });
  await screen.findByRole('table');
  await scroll(300);
  await act(() => router.navigate('/about'));
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  await act(() => router.navigate('/resorts?view=table'));
  await screen.findByRole('table');
  await scroll(120);
  await act(() => router.navigate('/about'));
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  await act(() => router.navigate(-1));
  expect((await tableFrame()).scrollTop).toBe(120);
  await act(() => router.navigate(-2));
  await waitFor(() => expect(router.state.location.search).toContain('region=Europe'));
  await waitFor(async () => expect((await tableFrame()).scrollTop).toBe(300));
});

it('Back scrolls the table to where it was left also where the filters were opened meanwhile', async () => {
  widenWindow();
  const { user, router } = renderApp('/resorts?view=table');
  await screen.findByRole('table');
  fireEvent.scroll(await tableFrame(), { target: { scrollTop: 300 } });
  await user.click(await screen.findByRole('button', { name: 'Advanced Filters' }));
  await screen.findByRole('region', { name: 'Advanced Filters' });
  await act(() => router.navigate('/about'));
  await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  await act(() => router.navigate(-1));
  expect((await tableFrame()).scrollTop).toBe(300);
});

it('A table sorted anew is shown from its start', async () => {
  widenWindow();
  const { user } = renderApp('/resorts?view=table');
  const table = await screen.findByRole('table');
  fireEvent.scroll(await tableFrame(), { target: { scrollTop: 300, scrollLeft: 40 } });
  await user.click(within(table).getByRole('button', { name: /^Ticket/ }));
  const ticket = () => screen.findByRole('columnheader', { name: /^Ticket/ });
  await waitFor(async () => expect(await ticket()).toHaveAttribute('aria-sort', 'ascending'));
  expect((await tableFrame()).scrollTop).toBe(0);
  // The column that was pressed stays where it is.
  expect((await tableFrame()).scrollLeft).toBe(40);
});

it('Back leads to the view before also where it is pressed at once', async () => {
  widenWindow();
  const { user, router } = renderApp('/resorts?region=Europe');
  await counts(/^Showing 12 of/);
  const table = await view('Table');
  const left = new Promise((resolve) => router.subscribe(resolve));
  await user.click(table);
  await left;
  await router.navigate(-1);
  await waitFor(() => expect(cards()).toHaveLength(12));
  await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.resultView)).toBe('list'));
  expect(router.state.location.search).toBe('?region=Europe');
});

it('The view that was chosen last is that of the next visit, and the address then names it', async () => {
  widenWindow();
  storeElsewhere(STORAGE_KEYS.resultView, 'table');
  const { user, router } = renderApp('/resorts?country=Norway');
  await tableFrame();
  await waitFor(() => expect(router.state.location.search).toBe('?country=Norway&view=table'));
  // A link to the list, from the list.
  await user.click(screen.getAllByRole('link', { name: 'Resorts' })[0] as HTMLElement);
  await waitFor(() => expect(router.state.location.search).toBe('?view=table'));
  await tableFrame();
  await user.click(await view('List'));
  await waitFor(() => expect(cards()).toHaveLength(12));
  expect(router.state.location.search).toBe('');
  expect(localStorage.getItem(STORAGE_KEYS.resultView)).toBe('list');
});

it('The address wins over the view that was chosen last', async () => {
  storeElsewhere(STORAGE_KEYS.resultView, 'table');
  const { router } = renderApp('/resorts?view=list');
  await waitFor(() => expect(cards()).toHaveLength(12));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?view=list');
});

it('The table is sorted by its heads, through the orders of the list; a head without an order is no button', async () => {
  widenWindow();
  const requested = listRequests();
  const { user, router } = renderApp('/resorts?view=table');
  const table = await screen.findByRole('table');
  // The facts in the order of the cards.
  expect(heads(within(table).getAllByRole('row')[0] as HTMLElement).map((head) => head?.split(' ')[0])).toEqual([
    'Resort',
    'Rating',
    'Peak',
    'Base',
    'Drop',
    'Runs',
    'Easy',
    'Medium',
    'Hard',
    'Lifts',
    'Season',
    'Snowfall',
    'Ticket',
    'Compare',
  ]);
  expect(within(table).getByRole('columnheader', { name: /^Rating/ })).toHaveAttribute('aria-sort', 'descending');
  expect(within(table).queryByRole('button', { name: /^Base/ })).not.toBeInTheDocument();

  await user.click(within(table).getByRole('button', { name: /^Ticket/ }));
  await waitFor(() => expect(router.state.location.search).toContain('sortBy=price_asc'));
  const ticket = () => screen.findByRole('columnheader', { name: /^Ticket/ });
  await waitFor(async () => expect(await ticket()).toHaveAttribute('aria-sort', 'ascending'));
  await waitFor(() => expect(requested.at(-1)).toContain('sortBy=price_asc'));

  await user.click(within(await ticket()).getByRole('button'));
  await waitFor(() => expect(router.state.location.search).toContain('sortBy=price_desc'));
  await waitFor(async () => expect(await ticket()).toHaveAttribute('aria-sort', 'descending'));
});

it('A row has a link, the figures of the resort in the units of the heads, a heart, and words for what is missing', async () => {
  widenWindow();
  const { user } = renderApp('/resorts?view=table&search=Zermatt');
  const link = await screen.findByRole('link', { name: /^Zermatt/ });
  expect(link.getAttribute('href')).toMatch(/^\/resorts\/zermatt/);
  const row = link.closest('tr');
  if (!row) throw new Error('The link is in no row');
  expect(within(row).getAllByText('not reported').length).toBeGreaterThan(0);
  await user.click(within(row).getByRole('button', { name: /^Save Zermatt/ }));
  await within(row).findByRole('button', { name: /^Remove Zermatt/ });
});

it('In a narrow window the table is compact rows with the four facts of the order', async () => {
  const { user } = renderApp('/resorts?view=table');
  const table = await screen.findByRole('table', { name: 'Resorts, by Rating, highest first' });
  const [head, first] = within(table).getAllByRole('row');
  if (!head || !first) throw new Error('No rows');
  expect(heads(head)).toEqual(['Resort', 'Drop', 'Runs', 'Season', 'Ticket', 'Save']);
  expect(within(first).getByRole('rowheader')).toContainElement(within(first).getByRole('link'));
  expect(within(first).getByRole('button', { name: /to favorites$/ })).toBeInTheDocument();
  expect(within(table).getAllByRole('row')).toHaveLength(13);
  const rating = within(table).getAllByRole('img', { name: /^Rated [\d.]+ out of 5 by [1-4] reviews?$/ })[0];
  expect(rating).toHaveTextContent(/few reviews$/);

  await user.click(screen.getByRole('button', { name: 'Load more resorts' }));
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(25));
});

it.each([
  ['Avoriaz', /^360 mi linked area$|^580 km linked area$/],
  ['Saas-Fee', /^EUR \d+ as reported$/],
])('The compact row of %s says what its figure would hide', async (name, text) => {
  renderApp(`/resorts?view=table&search=${name}`);
  const row = (await screen.findByRole('link', { name })).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error('The link is in no row');
  expect(within(row).getByRole('cell', { name: text })).toBeVisible();
});
