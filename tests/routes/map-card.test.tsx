import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { layOutMap } from '../support/lay-out-map';
import { renderApp } from '../support/render-app';
import { widenWindow } from '../support/window-width';

it('The card of a resort that another search has taken off the map does not come back by itself', async () => {
  widenWindow();
  layOutMap();
  const { user } = renderApp('/resorts?view=map&search=Zermatt');
  const map = await screen.findByRole('application', { name: /^Map of [1-9]/ });
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
  widenWindow();
  layOutMap();
  const { user } = renderApp('/resorts?view=map&search=Zermatt');
  const map = await screen.findByRole('application', { name: /^Map of [1-9]/ });
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
  widenWindow();
  layOutMap();
  const { user } = renderApp('/resorts?view=map&country=Andorra');
  const map = await screen.findByRole('application', { name: /^Map of [1-9]/ });
  for (const pin of await within(map).findAllByRole('button', { name: /, (rated|no ratings)/ })) {
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
  layOutMap();
  const { user } = renderApp('/resorts?view=map&country=Andorra');
  const map = await screen.findByRole('application', { name: /^Map of [1-9]/ });
  const [pin] = await within(map).findAllByRole('button', { name: /, (rated|no ratings)/ });
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
  widenWindow();
  layOutMap();
  const { user, router } = renderApp('/resorts?view=map&search=Zermatt');
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
