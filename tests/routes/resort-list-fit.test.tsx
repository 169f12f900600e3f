import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sortByFit } from '@/domain/trip/fit-order';
import { weekInFebruary, zurich } from '../features/trip/any-trip';
import { demoResorts } from '../support/demo-catalogue';
import { renderApp } from '../support/render-app';
import { cardNames, cards } from '../support/resort-list';
import { inKilometres, setToday, storedTrip, storeTrip, WEEK } from '../support/trip-page';

beforeEach(() => {
  setToday();
  inKilometres();
  storeTrip(WEEK);
});
afterEach(() => void vi.useRealTimers());

/** What a card says of the trip, line by line. */
const linesOf = async (name: string) => {
  const card = within(await screen.findByRole('article', { name }));
  return within(card.getByRole('list', { name: 'For your trip' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};
const whyButton = () => screen.findByRole('button', { name: 'Why this order?' });

describe('the list in the order "Fits your trip"', () => {
  it('stands in the order of the rules, nearest first between equals', async () => {
    renderApp('/resorts?sortBy=trip');
    await whyButton();
    const all = await demoResorts();
    const first = sortByFit(all, weekInFebruary, zurich).slice(0, 12);
    await waitFor(() => expect(cardNames()).toEqual(first.map(({ name }) => name)));
  });

  it('says on each card what speaks for a resort and what against it, by its figures', async () => {
    renderApp('/resorts?sortBy=trip&search=alta+badia');
    // 8 km of advanced runs and half of 52 intermediate ones are 34 of 7 x 7; EUR 52 of EUR 70.
    const [reason, caveat, cost] = await linesOf('Alta Badia');
    expect(cost).toBe('EUR 1,456 to ski, worked out; passes for several days cost less');
    // A number and its unit stay on one line.
    expect(caveat).toBe('Short for the expert: 34 of 49\u00a0km');
    expect(reason).toMatch(/^272\u00a0km from Zürich, straight line, nearer than \d\d\u00a0% of resorts$/);
  });

  it('keeps the months of a season on one line, there and among the facts', async () => {
    storeTrip('2027-04-24..2027-04-30');
    renderApp('/resorts?sortBy=trip&search=alta+badia');
    const card = within(await screen.findByRole('article', { name: 'Alta Badia' }));
    const list = await card.findByRole('list', { name: 'For your trip' });
    expect(list.textContent).toContain('season Dec\u00a0–\u00a0Apr');
    expect(card.getByText('Season').nextSibling?.textContent).toBe('Dec\u00a0–\u00a0Apr');
  });

  it('is one press away from another order, which says nothing of the trip', async () => {
    const { user, router } = renderApp('/resorts?sortBy=name');
    await waitFor(() => expect(cards().length).toBeGreaterThan(0));
    expect(screen.queryByRole('list', { name: 'For your trip' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Why this order?' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show what fits first' }));
    expect(await whyButton()).toBeVisible();
    expect(router.state.location.search).toBe('?sortBy=trip');
    expect(screen.queryByRole('button', { name: 'Show what fits first' })).not.toBeInTheDocument();
  });

  it('explains itself in five sentences, and lets one choose what decides between equals', async () => {
    const { user } = renderApp('/resorts?sortBy=trip');
    const why = await whyButton();
    await user.click(why);
    const band = within(await screen.findByRole('region', { name: 'Why this order?' }));
    expect(why).toHaveAttribute('aria-expanded', 'true');
    expect(band.getAllByRole('listitem')).toHaveLength(5);
    expect(
      band.getByText('Resorts that fit equally well are sorted by distance, the nearest first, then by name.'),
    ).toBeVisible();

    await user.selectOptions(band.getByRole('combobox', { name: 'Between equals, then by' }), 'Highest');
    expect(
      await band.findByText('Resorts that fit equally well are sorted by peak, the highest first, then by name.'),
    ).toBeVisible();
    expect(storedTrip()).toEqual({ link: `${WEEK}_then-highest` });
    const all = await demoResorts();
    const [first] = sortByFit(all, { ...weekInFebruary, thenBy: 'highest' }, zurich);
    await waitFor(() => expect(cardNames()[0]).toBe(first?.name));

    await user.click(band.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Why this order?' })).not.toBeInTheDocument();
    expect(why).toHaveFocus();
  });
});
