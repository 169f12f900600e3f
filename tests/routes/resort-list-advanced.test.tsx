import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { renderApp } from '../support/render-app';
import { button, choose, json, LIST, listRequests, openAdvanced, serveResorts } from '../support/resort-list';
import { server } from '../support/server';

describe('advanced filters', () => {
  beforeEach(() => serveResorts(3));

  it('offer ratings and styles, and nothing to save before one is chosen', async () => {
    const { user } = renderApp('/resorts');
    const panel = await openAdvanced(user);
    const ratings = within(panel.getByRole('radiogroup', { name: 'Minimum rating' }));
    expect(ratings.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Any',
      '1 star',
      '2 stars',
      '3 stars',
      '4 stars',
      '4.5 or more of 5',
      '5 stars',
    ]);
    const styles = within(panel.getByRole('group', { name: 'Resort style' }));
    expect(styles.getAllByRole('button', { pressed: false })).toHaveLength(19);
    expect(panel.queryByRole('button', { name: 'Save Search' })).not.toBeInTheDocument();
  });

  it('apply what is chosen, and count it', async () => {
    const { user, router } = renderApp('/resorts');
    const panel = await openAdvanced(user);
    await user.click(panel.getByRole('radio', { name: '4 stars' }));
    await user.click(panel.getByRole('button', { name: 'Mega Resort' }));
    await user.click(panel.getByRole('button', { name: 'Family Friendly' }));
    expect(await screen.findByRole('button', { name: 'Advanced Filters (3)', expanded: true })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Mega Resort', pressed: true })).toBeVisible();
    expect(panel.getByRole('radio', { name: '4 stars', checked: true })).toBeVisible();
    await waitFor(() =>
      expect(router.state.location.search).toBe('?minRating=4&styles=mega_resort&styles=family_friendly'),
    );
  });

  it('show what the address says, and are cleared together, by a button that goes and leaves the focus in the panel', async () => {
    const { user, router } = renderApp('/resorts?minPrice=60&minRating=4.5&styles=mega_resort');
    const panel = await openAdvanced(user);
    expect(panel.getByRole('spinbutton', { name: 'Minimum price amount' })).toHaveValue('60');
    expect(panel.getByRole('radio', { name: '4.5 or more of 5', checked: true })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Mega Resort', pressed: true })).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Clear Filters' }));
    expect(await panel.findByRole('radio', { name: 'Any', checked: true })).toBeVisible();
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(panel.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Advanced Filters' })).toHaveFocus();
  });

  it('say of a rating that no resort reaches that it gives none', async () => {
    server.use(http.get('*/api/resorts/filters', () => HttpResponse.json({ ratingRange: { min: 2, max: 4.7 } })));
    const { user } = renderApp('/resorts');
    const panel = await openAdvanced(user);
    await waitFor(() => expect(panel.getByRole('radio', { name: '5 stars' })).toHaveAccessibleDescription('0 resorts'));
    expect(panel.getByRole('radio', { name: '4.5 or more of 5' })).not.toHaveAccessibleDescription();
  });

  it('put the currency beside the amounts where all that match have one', async () => {
    const priced = (currency: string) => ({ price_range: { currency, min: 40, max: 60 } });
    const resorts = [{ ...json('A'), ...priced('CHF') }, { ...json('B'), ...priced('CHF') }, json('C')];
    server.use(http.get(LIST, () => HttpResponse.json({ resorts })));
    const { user } = renderApp('/resorts?maxPrice=80');
    const panel = await openAdvanced(user);
    expect(await panel.findByText('In CHF: prices in other currencies are not compared')).toBeVisible();
    const marks = panel.getAllByText('CHF').filter((mark) => !mark.closest('[aria-label="Currency"]'));
    expect(marks).toHaveLength(1);
  });

  it('give a price the commonest currency where the catalogue tells the list', async () => {
    const priced = (name: string, currency: string, price: number) => ({
      ...json(name),
      elevation: { base: 1000, peak: 3000 },
      price_range: { currency, min: price, max: price },
    });
    const resorts = [priced('A', 'USD', 90), priced('B', 'EUR', 60), priced('C', 'EUR', 80)];
    server.use(http.get(LIST, () => HttpResponse.json({ resorts })));
    const { user, router } = renderApp('/resorts?minPeak=2800');
    const panel = await openAdvanced(user);
    await panel.findAllByText(/report it$/);
    const most = panel.getByRole('spinbutton', { name: 'Maximum price amount' });
    await user.clear(most);
    await user.type(most, '70{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?maxPrice=70&currency=EUR&minPeak=2800'));
    expect(await button('Remove filter: Price up to EUR 70')).toBeVisible();
  });

  it('offer a style that only the server knows', async () => {
    server.use(http.get('*/api/resorts/filters', () => HttpResponse.json({ resortStyles: ['heli_skiing'] })));
    const { user, router } = renderApp('/resorts');
    const panel = await openAdvanced(user);
    await user.click(await panel.findByRole('button', { name: 'Heli Skiing' }));
    await waitFor(() => expect(router.state.location.search).toBe('?styles=heli_skiing'));
    expect(await button('Remove filter: Style Heli Skiing')).toBeVisible();
  });

  it('take the price range of the server, and apply keys when they rest', async () => {
    server.use(http.get('*/api/resorts/filters', () => HttpResponse.json({ priceRange: { min: 40, max: 330 } })));
    const requested = listRequests();
    const { user, router } = renderApp('/resorts');
    const panel = await openAdvanced(user);
    const least = panel.getByRole('slider', { name: 'Minimum price' });
    expect(least).toHaveAccessibleDescription('In each resort’s own currency');
    await waitFor(() => expect(least).toHaveAttribute('aria-valuemin', '40'));
    expect(panel.getByRole('slider', { name: 'Maximum price' })).toHaveAttribute('aria-valuenow', '330');
    act(() => least.focus());
    for (const _ of [1, 2, 3]) fireEvent.keyDown(least, { key: 'ArrowRight' });
    expect(least).toHaveAttribute('aria-valuenow', '70');
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(router.state.location.search).toBe('?minPrice=70'));
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter']) fireEvent.keyDown(least, { key });
    await waitFor(() => expect(router.state.location.search).toBe(''));
    // The open panel loads the catalogue besides.
    expect(requested.filter((search) => search !== '?page=1')).toEqual(['?minPrice=70&page=1']);
  });

  it('take amounts in figures, on Enter or when the field is left, and say that nothing is converted', async () => {
    const { user, router } = renderApp('/resorts');
    const panel = await openAdvanced(user);
    const least = panel.getByRole('spinbutton', { name: 'Minimum price amount' });
    expect(least).toHaveAccessibleDescription('In each resort’s own currency');
    const most = panel.getByRole('spinbutton', { name: 'Maximum price amount' });
    await user.clear(most);
    await user.type(most, '120');
    expect(router.state.location.search).toBe('');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?maxPrice=120'));
    expect(least).toHaveAccessibleDescription('In each resort’s own currency: amounts are compared without conversion');
    await user.clear(least);
    await user.type(least, '60');
    await user.tab();
    await waitFor(() => expect(router.state.location.search).toBe('?minPrice=60&maxPrice=120'));
    await user.clear(most);
    await user.tab();
    await waitFor(() => expect(router.state.location.search).toBe('?minPrice=60'));
  });

  it('stay open on the way back from a resort', async () => {
    const { user, router } = renderApp('/resorts');
    await openAdvanced(user);
    await act(() => router.navigate('/about'));
    await act(() => router.navigate(-1));
    expect(await button('Advanced Filters')).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('choices', () => {
  it('are one step of the history each, whatever the address holds', async () => {
    const { user, router } = renderApp(
      '/resorts?search=l%27alpe%2C+%28d%E2%80%99huez%29&region=Europe&countries=Austria&countries=France&facilities=Ski+School&styles=mega_resort&styles=family_friendly&minPeak=2000&trip=2027-02-14..2027-02-21_b1',
    );
    await screen.findByRole('heading', { name: /No resorts/ });
    const pushed: string[] = [];
    onTestFinished(
      router.subscribe(({ historyAction, location, navigation }) => {
        if (historyAction === 'PUSH' && navigation.state === 'idle')
          pushed.push(String(new URLSearchParams(location.search).get('sortBy')));
      }),
    );
    await choose(user, 'Sort By', 'Peak elevation, highest first');
    await choose(user, 'Sort By', 'Snowfall, most first');
    await choose(user, 'Sort By', 'Name, A to Z');
    await waitFor(() => expect(pushed).toContain('name'));
    expect(pushed).toEqual(['elevation', 'snowfall', 'name']);
  });
});
