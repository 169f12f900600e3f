import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { layOutMap } from '../support/lay-out-map';
import { renderApp } from '../support/render-app';
import { openAdvanced } from '../support/resort-list';
import { openMap, pins } from '../support/result-map';

it('The card of a resort that another search has taken off the map does not come back by itself', async () => {
  const { user, map } = await openMap('/resorts?view=map&search=Zermatt');
  await user.click(await within(map).findByRole('button', { name: /^Zermatt, / }));
  const cards = () => screen.queryAllByRole('article', { name: 'Zermatt' });
  // In the list, and on the map.
  expect(cards()).toHaveLength(2);
  const search = async (name: string) => {
    const box = screen.getByRole('combobox', { name: /Search resorts/ });
    await user.clear(box);
    await user.type(box, `${name}{Enter}`);
  };
  await search('Davos');
  await waitFor(() => expect(cards()).toHaveLength(0));
  await search('Zermatt');
  await waitFor(() => expect(cards()).not.toHaveLength(0));
  expect(cards()).toHaveLength(1);
});

it('A card that a press beside its pin closes is no longer marked in the list', async () => {
  const { user, map } = await openMap('/resorts?view=map&search=Zermatt');
  const pin = await within(map).findByRole('button', { name: /^Zermatt, / });
  await user.click(pin);
  const [card] = screen.getAllByRole('article', { name: 'Zermatt' });
  await waitFor(() => expect(card).toHaveAttribute('data-marked'));
  // The pointer and the focus leave the pin, whose card stays open, and is closed by the click.
  await user.pointer({ target: map });
  act(() => pin.blur());
  expect(card).toHaveAttribute('data-marked');
  fireEvent.click(map, { clientX: 5, clientY: 5 });
  await waitFor(() => expect(pin).toHaveAttribute('aria-expanded', 'false'));
  expect(card).not.toHaveAttribute('data-marked');
});

it('Escape leads from another pin back to the one whose card it closes', async () => {
  const { user, map } = await openMap('/resorts?view=map&country=Andorra');
  for (const pin of await pins(map)) {
    for (const arrow of ['{ArrowRight}', '{ArrowLeft}']) {
      pin.focus();
      await user.keyboard(`{Enter}${arrow}`);
      expect(pin).toHaveAttribute('aria-expanded', 'true');
      await user.keyboard('{Escape}');
      expect(pin).toHaveAttribute('aria-expanded', 'false');
      expect(pin).toHaveFocus();
    }
  }
});

it('Escape in a menu on the map closes the menu alone', async () => {
  const { user, map } = await openMap('/resorts?view=map&country=Andorra', false);
  const [pin] = await pins(map);
  if (!pin) throw new Error('No pin');
  await user.click(pin);
  await user.click(within(map.parentElement ?? map).getByRole('button', { name: 'Add a country' }));
  await screen.findByRole('menu');
  expect(pin).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(pin).toHaveAttribute('aria-expanded', 'true');
  expect(document.activeElement).toHaveTextContent('Add a country');
});

it('Back from a resort leads to the map as it was left, with the card of the resort', async () => {
  const { user, router } = await openMap('/resorts?view=map&search=Zermatt');
  const pin = () => screen.findByRole('button', { name: /^Zermatt, / });
  await user.click(await screen.findByRole('button', { name: 'Zoom in' }));
  await user.click(await pin());
  await act(() => router.navigate('/resorts/zermatt'));
  await screen.findByRole('heading', { level: 1, name: 'Zermatt' });
  await act(() => router.navigate(-1));
  expect(await pin()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Search this area' })).toBeInTheDocument();

  await act(() => router.navigate('/resorts?view=map'));
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/resorts?view=map&search=Zermatt'));
  expect(await pin()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('button', { name: 'Search this area' })).not.toBeInTheDocument();
});

it('A map whose tiles are asked for again shows what it showed, and has the focus', async () => {
  const { user, map } = await openMap('/resorts?view=map&country=Andorra');
  const tiles = () => within(map).findAllByRole<HTMLImageElement>('presentation', { hidden: true });
  const zoomShown = async () => Number(/\/(\d+)\/\d+\/\d+/.exec((await tiles())[0]?.src ?? '')?.[1]);
  const before = await zoomShown();
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  await waitFor(async () => expect(await zoomShown()).toBe(before - 1));
  for (const tile of await tiles()) fireEvent.error(tile);
  await screen.findByText('Streets could not be loaded.');
  screen.getByRole('button', { name: 'Try Again' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Streets could not be loaded.')).not.toBeInTheDocument());
  expect(screen.getByRole('application').contains(document.activeElement)).toBe(true);
  expect(await zoomShown()).toBe(before - 1);
});

it('Where the map takes the place of the list, the focus goes along, and back', async () => {
  layOutMap();
  const { user } = renderApp('/resorts?country=Andorra');
  const [ofList] = await screen.findAllByRole('heading', { level: 2, name: 'Resorts' });
  await user.click(await screen.findByRole('button', { name: 'Map' }));
  const map = await screen.findByRole('application');
  expect(document.activeElement).toHaveAccessibleName('Resorts');
  expect(ofList).not.toHaveFocus();
  await user.click(within(map.parentElement ?? map).getByRole('button', { name: 'List' }));
  await waitFor(() => expect(ofList).toHaveFocus());
});

it('Beside the map too, the button that leads from the filters to the list says how many match', async () => {
  const { user } = await openMap('/resorts?view=map&country=Andorra');
  const panel = await openAdvanced(user);
  expect(await panel.findByRole('button', { name: 'Show 3 resorts' })).toBeVisible();
});

it('A map without the list says in the same words as the list that nothing matches', async () => {
  layOutMap();
  renderApp('/resorts?view=map&search=nosuchresort');
  await screen.findByRole('application', { name: /^Map of 0/ });
  const says = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(says).toContain('No resorts found');
  expect(says).not.toContain('0 resorts');
});
