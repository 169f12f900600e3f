import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { deferResponse } from '../support/deferred-response';
import { renderApp } from '../support/render-app';
import { button, choose, counts, search } from '../support/resort-list';
import { server } from '../support/server';

const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('button', { name: /^Remove filter/ })
    .map((chip) => chip.getAttribute('aria-label'));

describe('several countries', () => {
  it('are added one by one, and the first one gone makes room for the next', async () => {
    const { user, router } = renderApp('/resorts?country=Andorra');
    await counts(/^Showing 3 of 3 resorts/);
    await user.click(await button('Add a country'));
    await user.click(await screen.findByRole('menuitem', { name: 'Spain' }));
    await counts(/^Showing \d+ of 10 resorts/);
    expect(router.state.location.search).toBe('?country=Andorra&countries=Spain');
    expect(screen.getByRole('combobox', { name: 'Country' })).toHaveTextContent('Andorra + 1');

    await user.click(await button('Remove filter: Country Andorra'));
    await waitFor(() => expect(router.state.location.search).toBe('?country=Spain'));
    await counts(/^Showing 7 of 7 resorts/);
    expect(chips()).toEqual(['Remove filter: Country Spain']);
  });

  it('stay where the chip of another is pressed twice', async () => {
    const { router } = renderApp('/resorts?country=Andorra&countries=Spain');
    const chip = await button('Remove filter: Country Andorra');
    act(() => {
      chip.click();
      chip.click();
    });
    await waitFor(() => expect(router.state.location.search).toBe('?country=Spain'));
  });

  it('give way to one that is chosen', async () => {
    const { user, router } = renderApp('/resorts?country=Andorra&countries=Spain');
    await counts(/^Showing \d+ of 10 resorts/);
    await choose(user, 'Country', 'Norway');
    await waitFor(() => expect(router.state.location.search).toBe('?country=Norway'));
  });

  it('are offered by a button that opens nothing by itself once Back brings a country again', async () => {
    const { user, router } = renderApp('/resorts?region=Europe&country=Andorra');
    await user.click(await button('Add a country'));
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await user.click(await button('Remove filter: Country Andorra'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add a country' })).not.toBeInTheDocument());
    await act(() => router.navigate(-1));
    await button('Remove filter: Country Andorra');
    await button('Add a country');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('give way to one that is suggested below the search', async () => {
    const { user, router } = renderApp('/resorts?country=Andorra&countries=Spain');
    await counts(/^Showing \d+ of 10 resorts/);
    await user.type(await search(), 'norw');
    await user.click(await screen.findByRole('option', { name: /^Norway/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?country=Norway'));
  });

  it('take the button along when all are chosen, and leave the focus among the chips', async () => {
    server.use(http.get('*/api/resorts/filters', () => HttpResponse.json({ countries: ['Andorra', 'Spain'] })));
    const { user } = renderApp('/resorts?country=Andorra');
    await user.click(await button('Add a country'));
    await user.click(await screen.findByRole('menuitem', { name: 'Spain' }));
    const added = await button('Remove filter: Country Spain');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add a country' })).not.toBeInTheDocument());
    await waitFor(() => expect(added).toHaveFocus());
  });

  it('can not be added before there is one', async () => {
    renderApp('/resorts?region=Europe');
    await button('Remove filter: Region Europe');
    expect(screen.queryByRole('button', { name: 'Add a country' })).not.toBeInTheDocument();
  });
});

describe('an empty list', () => {
  it('says what each filter keeps away, the most first, and takes one away', async () => {
    const { user, router } = renderApp('/resorts?country=Andorra&styles=beginner_focused&styles=nordic_style');
    await screen.findByRole('heading', { name: 'No resorts found' });
    const list = await screen.findByRole('list', { name: 'Try with fewer filters' });
    const ways = within(list)
      .getAllByRole('button', { name: /^Without / })
      .map(({ textContent }) => textContent ?? '');
    const leaves = ways.map((way) => Number(/: (\d+) resort/.exec(way)?.[1]));
    expect(leaves).toEqual([...leaves].sort((a, b) => b - a));
    expect(leaves).not.toContain(0);
    const [way = ''] = ways;
    await user.click(await button(way));
    await counts(new RegExp(`of ${leaves[0]} resorts?`));
    expect(router.state.location.search).not.toBe('');
  });

  it('names a search that finds nothing', async () => {
    const { user } = renderApp('/resorts?search=xyzzy&country=Andorra');
    await user.click(await button('Without Search “xyzzy”: 3 resorts'));
    expect(await counts(/^Showing 3 of 3 resorts/)).toBeVisible();
  });
});

/** What the live region with the count has said since now. */
async function recordCounts(): Promise<string[]> {
  const region = (await counts(/^Showing/)).closest('[aria-live]');
  if (!region) throw new Error('The count is in no live region');
  const said: string[] = [];
  new MutationObserver(() => said.push(region.textContent)).observe(region, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  return said;
}

it('A choice is announced with the count of its own response, not with the one before', async () => {
  const { user } = renderApp('/resorts');
  await counts('Showing 12 of 374 resorts');
  const said = await recordCounts();

  const response = deferResponse('get', '/resorts');
  await choose(user, 'Region', 'North America');
  await screen.findByRole('button', { name: /^Remove filter: .*North America/ });
  await waitFor(() => expect(response.count()).toBe(1));
  expect(said).toEqual([]);

  response.release();
  await screen.findByText('Filtered results');
  expect(said).toEqual([expect.stringMatching(/^Showing 12 of \d{2,3} resorts\. Filtered results$/)]);
});
