import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { cells, table } from '../support/compare-page';
import { renderApp } from '../support/render-app';
import { server } from '../support/server';
import { editor, prepareEditor, setToday, setTrip, storeTrip } from '../support/trip-page';

// Pages load lazily; having it here keeps the first test from paying for it.
import '@/routes/compare.route';

beforeEach(() => setUnitSystem('metric'));

describe('the trip in a comparison', () => {
  // Once its days have passed, a trip has none.
  beforeEach(() => void setToday());
  afterEach(() => void vi.useRealTimers());

  it('tells each part of a link’s trip for each resort', async () => {
    renderApp('/compare?ids=livigno,alta-badia&trip=2027-02-14..2027-02-21_b2i1a1_EUR70_ZRH');
    const grid = await table();
    expect(within(grid).getByRole('heading', { name: 'Trip from a link' })).toBeVisible();
    await waitFor(() => expect(cells(grid, /^1 expert/)).toEqual(['52.5 km (needs 49)', '34 of 49 km least served']));
    expect(cells(grid, /^2 beginners/)).toEqual(['30 km (need 21)', '70 km (need 21)']);
    expect(cells(grid, /^Up to EUR 70/)[0]).toBe('EUR 24 a day underDay ticket EUR 46');
    expect(cells(grid, /^What it costs to ski/)).toEqual([
      'EUR 1,288for 4 people, 7 days',
      'EUR 1,456for 4 people, 7 days',
    ]);
    expect(within(grid).getByText('Passes for several days cost less.')).toBeVisible();
    expect(await within(grid).findByRole('row', { name: /^From Zürich/ })).toHaveTextContent('nearest');
    expect(cells(grid, /^14 – 21 Feb/)[0]).toBe('Open on all your daysseason Nov – May');
  });

  it('says once of a season that is not reported that it is not', async () => {
    server.use(http.get('*/api/resorts/unsaid', () => HttpResponse.json({ id: 'unsaid', name: 'Unsaid' })));
    renderApp('/compare?ids=livigno,unsaid&trip=2027-02-14..2027-02-21');
    const grid = await table();
    await waitFor(() => expect(cells(grid, /^14 – 21 Feb/)[1]).toBe('Season not reported'));
  });

  it('rounds distances once, in miles too', async () => {
    setUnitSystem('imperial');
    renderApp('/compare?ids=gstaad,crans-montana&trip=__ZRH');
    const grid = await table();
    // 140.77 km are 87.5 miles: 87; from 141 km they would be 88. 148.75 km are 92.4.
    await waitFor(() =>
      expect(cells(grid, /^From Zürich/)).toEqual([
        '87 mi nearestin a straight line',
        '92 mi furthestin a straight line',
      ]),
    );
    const where = within(screen.getByRole('region', { name: 'Where they are' }));
    expect(where.getByText(/87 mi from Zürich/)).toBeVisible();
  });

  it('is asked for where there is none', async () => {
    renderApp('/compare?ids=livigno,alta-badia');
    expect(await screen.findByText('Plan a trip to see what each says of it.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Plan a trip' })).toBeInTheDocument();
  });

  it('is planned, changed and cleared there, with the focus on what does the next', async () => {
    await prepareEditor();
    const { user } = renderApp('/compare?ids=livigno,alta-badia');
    await user.click(await screen.findByRole('button', { name: 'Plan a trip' }));
    await user.click((await editor()).getByRole('button', { name: 'One beginner more' }));
    await setTrip(user);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
    expect(screen.getByText('Trip set.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.click((await editor()).getByRole('button', { name: 'One expert more' }));
    await setTrip(user);
    expect(await screen.findByText('Trip changed.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Your trip is cleared.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Plan a trip' })).toHaveFocus());
  });

  it('leaves the focus on the heading where it is cleared among differences alone', async () => {
    storeTrip('b1');
    const { user } = renderApp('/compare?ids=livigno,alta-badia');
    await user.click(await screen.findByRole('switch', { name: 'Only differences' }));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('of a link is kept, or gives way to the own one', async () => {
    storeTrip('b1');
    const { user, router } = renderApp('/compare?ids=livigno,alta-badia&trip=i2');
    await user.click(await screen.findByRole('button', { name: 'Use mine' }));
    expect(await screen.findByText('Your own trip is back.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
    await act(() => router.navigate('/compare?ids=livigno,alta-badia&trip=a3'));
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText('The trip from the link replaced your own.')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).not.toContain('trip='));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
  });

  it('that a link does not tell is said', async () => {
    renderApp('/compare?ids=livigno,alta-badia&trip=rubbish');
    expect(await screen.findByText('The trip in this link could not be read.')).toBeVisible();
    expect(screen.getByText('The trip in this link could not be read.').closest('[role="status"]')).not.toBeNull();
  });
});
