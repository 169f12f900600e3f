import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { renderAsMember } from '../support/render-app';
import { server } from '../support/server';
import { BOARD, filled, header, names, openBoard, rowOf, serveStations } from '../support/snow-board';

beforeEach(() => setUnitSystem('metric'));

describe('the snow board', () => {
  it('is one press away from the cards, in the address, and brings the most new snow first', async () => {
    serveStations({ Alta: { snow: [1, 1] }, Vail: { snow: [10, 20], fallen: 30 }, Stowe: { snow: [0, 7] } });
    const { user, router } = renderAsMember('/favorites');
    const view = await screen.findByRole('group', { name: 'View' });
    expect(within(view).getByRole('button', { name: 'Cards' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(view).getByRole('button', { name: 'Snow' }));
    await filled();
    expect(names()).toEqual(['Vail', 'Stowe', 'Alta']);
    expect(router.state.location.search).toBe('?view=snow');
    expect(screen.getByText('Most recent snow: Vail, 30 cm, today.')).toBeInTheDocument();
    expect(within(rowOf('Vail')).getByText('D1: 20 cm')).toBeInTheDocument();
    expect(header('New snow')).toHaveAttribute('aria-sort', 'descending');

    await user.click(within(view).getByRole('button', { name: 'Cards' }));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('is sorted by the column whose name is pressed, and the other way round when it is pressed again', async () => {
    const { user } = await openBoard({ Alta: { depth: 120 }, Vail: { depth: 40 }, Stowe: { depth: 90 } });
    await user.click(screen.getByRole('button', { name: 'Depth now' }));
    expect(names()).toEqual(['Alta', 'Stowe', 'Vail']);
    expect(header('New snow')).not.toHaveAttribute('aria-sort');
    await user.click(screen.getByRole('button', { name: 'Depth now' }));
    expect(names()).toEqual(['Vail', 'Stowe', 'Alta']);
    expect(header('Depth now')).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Depth now, least first');
  });

  it('is sorted by a list where it has no header row', async () => {
    const { user } = await openBoard({ Alta: { depth: 40 }, Vail: { depth: 120 } });
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByRole('option', { name: 'Depth now, most first' }));
    expect(names()).toEqual(['Vail', 'Alta']);
  });

  it('shows a row that fails as failed alone, and fills it in its place when it is tried again', async () => {
    const { user, stations } = await openBoard({
      Alta: { isDown: true, snow: 'fails' },
      Vail: { snow: [4] },
      Zell: { snow: [1] },
    });
    expect(names()).toEqual(['Vail', 'Zell', 'Alta']);
    expect(within(rowOf('Alta')).getByText('The snow report did not load.')).toBeInTheDocument();
    expect(screen.getByText(/1 of 3 did not load\.$/)).toBeInTheDocument();
    stations.Alta = { snow: [50] };
    await user.click(screen.getByRole('button', { name: 'Retry Alta' }));
    expect(await within(rowOf('Alta')).findByText('D0: 50 cm')).toBeInTheDocument();
    expect(names()).toEqual(['Vail', 'Zell', 'Alta']);
    // The pressed button is gone, and so is the next one: the keyboard goes on beside where they stood.
    expect(within(rowOf('Alta')).getByRole('link')).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: '1 row has newer figures' }));
    await waitFor(() => expect(names()).toEqual(['Alta', 'Vail', 'Zell']));
    await waitFor(() => expect(screen.queryByRole('button', { name: /newer figures/ })).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
  });

  it('shows estimated conditions as estimated, and leaves them out of the order', async () => {
    const { user } = await openBoard({ Alta: { isDown: true, snow: [9] }, Vail: { depth: 0, snow: [4] } });
    expect(within(rowOf('Alta')).getAllByText('estimated')).toHaveLength(3);
    // The last snowfall has no estimate; the resort may well have reported one.
    expect(within(rowOf('Alta')).getByText('did not load')).toBeInTheDocument();
    expect(within(rowOf('Alta')).queryByText('not reported')).not.toBeInTheDocument();
    expect(names()).toEqual(['Alta', 'Vail']);
    // 32 °C is the estimate; it is no reason to be the warmest.
    await user.click(screen.getByRole('button', { name: 'Temperature' }));
    await user.click(screen.getByRole('button', { name: 'Temperature' }));
    expect(header('Temperature')).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual(['Vail', 'Alta']);
  });

  it('says of a forecast that did not load, and of one that does not speak of snow', async () => {
    serveStations({ Alta: { snow: 'fails' }, Vail: {} });
    server.use(
      http.get('*/api/resorts/Vail/forecast', () =>
        HttpResponse.json([{ date: 'Sat', temperature: { low: -9, high: -1 }, condition: 'Sunny' }]),
      ),
    );
    renderAsMember(BOARD);
    await filled();
    expect(within(rowOf('Alta')).getByText('did not load')).toBeInTheDocument();
    expect(within(rowOf('Alta')).getByText('50')).toBeInTheDocument();
    expect(within(rowOf('Vail')).getByText('not reported')).toBeInTheDocument();
    expect(within(rowOf('Vail')).getByText('Sat: not reported')).toBeInTheDocument();
  });
});
