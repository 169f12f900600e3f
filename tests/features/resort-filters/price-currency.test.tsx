import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noListFilters } from '@/domain/filters/list-filters';
import { PriceFilter } from '@/features/resort-filters/price-filter';

function panel(currency: string | null) {
  const controls = { draft: noListFilters, move: () => {}, change: () => {}, applyPending: () => {} };
  return <PriceFilter controls={controls} priceRange={{ min: 0, max: 1000 }} currency={currency} resorts={null} />;
}

/** What stands in the row of the amounts before the first of them. */
const beforeAmounts = () => screen.getByRole('spinbutton', { name: 'Minimum price amount' }).previousElementSibling;

it('The one currency of a list is named below the amounts, which it would push aside as it comes', () => {
  const { rerender } = render(panel(null));
  expect(beforeAmounts()).toBeNull();
  rerender(panel('EUR'));
  expect(screen.getByText('In EUR')).toBeVisible();
  expect(beforeAmounts()).toBeNull();
});
