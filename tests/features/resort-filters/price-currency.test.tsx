import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type ListFilters, noListFilters, withChoice } from '@/domain/filters/list-filters';
import { PriceFilter } from '@/features/resort-filters/price-filter';
import { resortWith } from '../../support/resort';

const priced = (currency: string, ...amounts: number[]) =>
  amounts.map((min) => resortWith({ id: `${currency}${min}`, price: { currency, min, max: min } }));
const resorts = [...priced('USD', 90, 150, 250), ...priced('EUR', 45, 60, 75, 72)];

function Panel({ onChange }: { onChange: (filters: ListFilters) => void }) {
  const [draft, setDraft] = useState<ListFilters>({ ...noListFilters, currency: 'USD', minPrice: 150 });
  const change = (choice: Parameters<typeof withChoice>[1]) => {
    const next = withChoice(draft, choice);
    setDraft(next);
    onChange(next);
  };
  const controls = { draft, move: change, change, applyPending: () => {} };
  return <PriceFilter controls={controls} priceRange={{ min: 20, max: 300 }} currency={null} resorts={resorts} />;
}

it('A price of one currency is no bound in another', async () => {
  let filters: ListFilters = noListFilters;
  render(
    <Panel
      onChange={(next) => {
        filters = next;
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'EUR' }));
  expect(filters).toMatchObject({ minPrice: null, maxPrice: null });
  const highest = screen.getByRole('spinbutton', { name: /max/i });
  await userEvent.clear(highest);
  await userEvent.type(highest, '70{Enter}');
  expect(filters).toMatchObject({ minPrice: null, maxPrice: 70, currency: 'EUR' });
});

it('The currency offered is the most common one of all chosen countries', () => {
  const inCountry = (country: string, currency: string, ...amounts: number[]) =>
    priced(currency, ...amounts).map((resort) => ({ ...resort, country }));
  const draft: ListFilters = { ...noListFilters, country: 'Switzerland', countries: ['Austria'] };
  const controls = { draft, move: () => {}, change: () => {}, applyPending: () => {} };
  const found = [...inCountry('Switzerland', 'CHF', 70, 80), ...inCountry('Austria', 'EUR', 45, 60, 75)];
  render(<PriceFilter controls={controls} priceRange={{ min: 20, max: 300 }} currency={null} resorts={found} />);
  expect(screen.getByRole('button', { name: 'EUR' })).toHaveAttribute('aria-pressed', 'true');
});
