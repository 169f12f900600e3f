import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { layOutMap } from '../support/lay-out-map';
import { renderApp } from '../support/render-app';
import { cards } from '../support/resort-list';
import { openMap, pins } from '../support/result-map';
import { widenWindow } from '../support/window-width';

const tabStops = (map: HTMLElement) =>
  within(map)
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);

it('The map shows all that match beside the list, in one tab stop', async () => {
  const { map } = await openMap('/resorts?view=map&country=Andorra');
  expect(map).toHaveAccessibleName(/^Map of \d+ resorts\. The list beside it has the same resorts\.$/);
  const count = Number(/\d+/.exec(map.getAttribute('aria-label') ?? '')?.[0]);
  await screen.findByText(`Showing ${Math.min(12, count)} of ${count} resorts`);
  expect(tabStops(map)).toHaveLength(1);
  expect(map).toHaveAttribute('tabindex', '-1');
});

it('A pin opens a card with heart and link; Escape closes it, then leaves the map', async () => {
  const { user, map } = await openMap('/resorts?view=map&search=Zermatt');
  const [pin] = await pins(map);
  if (!pin) throw new Error('No pin');
  pin.focus();
  await user.keyboard('{Enter}');
  expect(pin).toHaveAttribute('aria-expanded', 'true');
  const name = pin.getAttribute('aria-label')?.split(',')[0] ?? '';
  const [, card] = screen.getAllByRole('article', { name });
  if (!card) throw new Error('No card on the map');
  expect(within(card).getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/^\/resorts\//));
  expect(within(card).getByRole('button', { name: `Save ${name} to favorites` })).toBeInTheDocument();

  await user.keyboard('{Escape}');
  expect(pin).toHaveAttribute('aria-expanded', 'false');
  expect(pin).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('heading', { level: 2, name: 'Resorts' })).toHaveFocus();
});

it('After a move the area can be searched; its chip gives it up', async () => {
  const { user, router } = await openMap('/resorts?view=map&country=Andorra');
  expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.click(await screen.findByRole('button', { name: 'Search this area' }));
  await waitFor(() => expect(router.state.location.search).toMatch(/bounds=/));
  expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Map area' }));
  await waitFor(() => expect(router.state.location.search).not.toMatch(/bounds=/));
});

it('Back to an area that was searched and given up shows that area again', async () => {
  const { user, router, map } = await openMap('/resorts?view=map&country=Austria');
  const ofAll = map.getAttribute('aria-label') ?? '';
  const zoom = async (name: 'Zoom in' | 'Zoom out') => user.click(await screen.findByRole('button', { name }));
  const searchArea = async () => {
    const before = router.state.location.search;
    await user.click(await screen.findByRole('button', { name: 'Search this area' }));
    await waitFor(() => expect(router.state.location.search).not.toBe(before));
    const [north = 0, south = 0] = (new URLSearchParams(router.state.location.search).get('bounds') ?? '')
      .split(',')
      .map(Number);
    return Math.abs(north - south);
  };
  for (let step = 0; step < 3; step += 1) await zoom('Zoom in');
  const searched = await searchArea();
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Map area' }));
  await waitFor(() => expect(map).toHaveAccessibleName(ofAll));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(map).not.toHaveAccessibleName(ofAll));
  // What the map shows, a margin around the area included, is what a new search would ask for.
  await zoom('Zoom in');
  await zoom('Zoom out');
  expect(await searchArea()).toBeLessThan(3 * searched);
});

it('Plus zooms the map; with Ctrl or Cmd it is left to the browser', async () => {
  const { user, map } = await openMap('/resorts?view=map&country=Andorra');
  const [pin] = await pins(map);
  act(() => pin?.focus());
  await user.keyboard('{Control>}+{/Control}{Meta>}={/Meta}{Control>}-{/Control}');
  expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
  await user.keyboard('+');
  expect(await screen.findByRole('button', { name: 'Search this area' })).toBeInTheDocument();
});

it('An area without a resort says so, and can be given up; the map is a tab stop itself meanwhile', async () => {
  widenWindow();
  layOutMap();
  const { user, router } = renderApp('/resorts?view=map&bounds=-60,-61,1,0');
  expect(await screen.findByText('No resorts in this area')).toBeInTheDocument();
  const map = screen.getByRole('application');
  expect(map).toHaveAttribute('tabindex', '0');
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  await user.click(await screen.findByRole('button', { name: 'Search this area' }));
  expect(map).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Clear map area' }));
  await waitFor(() => expect(map).toHaveAttribute('tabindex', '-1'));
  await waitFor(() => expect(router.state.location.search).toBe('?view=map'));
  expect(screen.queryByRole('button', { name: 'Clear map area' })).not.toBeInTheDocument();
  expect(map).toHaveFocus();
});

it('Where no tile comes, the pins stay and the map says so', async () => {
  const { map } = await openMap('/resorts?view=map&country=Andorra');
  for (const tile of await within(map).findAllByRole('presentation', { hidden: true })) fireEvent.error(tile);
  const notice = (await screen.findByText('Streets could not be loaded.')).closest<HTMLElement>('[role=status]');
  expect(tabStops(map)).toHaveLength(1);
  expect(notice && within(notice).getByRole('button', { name: 'Try Again' })).toBeInTheDocument();
});

it('What is pointed at in the list is marked on the map, and the other way round', async () => {
  const { map } = await openMap('/resorts?view=map&search=Zermatt');
  const [pin] = await pins(map);
  const name = pin?.getAttribute('aria-label')?.split(',')[0] ?? '';
  const card = await screen.findByRole('article', { name });
  expect(pin).not.toHaveAttribute('data-marked');
  fireEvent.pointerOver(card);
  await waitFor(() => expect(pin).toHaveAttribute('data-marked'));
  fireEvent.pointerOver(document.body);

  pin?.focus();
  await waitFor(() => expect(card).toHaveAttribute('data-marked'));
  pin?.blur();
  await waitFor(() => expect(card).not.toHaveAttribute('data-marked'));
  fireEvent.pointerOver(pin?.firstElementChild as Element);
  await waitFor(() => expect(card).toHaveAttribute('data-marked'));
  fireEvent.pointerOut(pin as Element);
  await waitFor(() => expect(card).not.toHaveAttribute('data-marked'));
});

it('In a narrow window the map stands in place of the list, with a button that leads back', async () => {
  const { user, router, map } = await openMap('/resorts?view=map&country=Andorra', false);
  await user.click(within(map.parentElement ?? map).getByRole('button', { name: 'List' }));
  await waitFor(() => expect(screen.queryByRole('application')).not.toBeInTheDocument());
  expect(cards().length).toBeGreaterThan(0);
  expect(router.state.location.search).toBe('?country=Andorra');
});

// Zermatt is open all year, has 75 km for beginners and costs EUR 81 a day.
const ZERMATT = '/resorts?view=map&search=Zermatt&trip=2098-02-14..2098-02-21';
const legend = () => screen.findByRole('list', { name: 'What the pins mean' });
const zermatt = (map: HTMLElement, says: RegExp) =>
  within(map).findByRole('button', { name: new RegExp(`^Zermatt, rated [\\d.]+ out of 5${says.source}$`) });

it.each([
  ['beside the list', true],
  ['in its place', false],
])('With a trip a pin says how its resort fits, and the map %s what the looks of pins mean', async (_where, isWide) => {
  const { map } = await openMap(`${ZERMATT}_b2`, isWide);
  expect(await zermatt(map, /\. Fits your trip/)).toBeInTheDocument();
  expect(
    within(await legend())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Fits your trip', 'With a caveat', 'Closed on your days']);
});

it('A pin names what speaks most against its resort; so does its card, in any order', async () => {
  const { user, map } = await openMap(`${ZERMATT}_b2_EUR70&sortBy=name`);
  const pin = await zermatt(map, /\. With a caveat: EUR 11 a day over your EUR 70/);
  pin.focus();
  await user.keyboard('{Enter}');
  const [inList, onMap] = screen.getAllByRole('article', { name: 'Zermatt' });
  expect(onMap).toHaveTextContent(/EUR 11 a day over your EUR 70/);
  expect(inList).not.toHaveTextContent(/over your/);
});

it('A cluster says how many of its resorts fit', async () => {
  const { map } = await openMap('/resorts?view=map&trip=2098-02-14..2098-02-21_b1');
  const names = await waitFor(() => {
    const found = within(map)
      .getAllByRole('button', { name: /resorts here/ })
      .map(({ ariaLabel, textContent }) => ({ said: ariaLabel ?? '', shown: textContent }));
    expect(found.some(({ said }) => said.includes('your trip'))).toBe(true);
    return found;
  });
  for (const { said, shown } of names) {
    const [, count, fits] = /^(\d+) resorts here, (\d+) of them fits? your trip\. Show them$/.exec(said) ?? [];
    expect(shown, said).toBe(`${count}${fits}`);
  }
});

it.each([
  ['a start alone', '/resorts?view=map&search=Zermatt&trip=ZRH&sortBy=trip'],
  ['no trip', '/resorts?view=map&search=Zermatt'],
])('With %s pins show the rating alone, and there is no legend', async (_what, address) => {
  const { map } = await openMap(address);
  expect(await zermatt(map, /(?:)/)).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'What the pins mean' })).not.toBeInTheDocument();
});
