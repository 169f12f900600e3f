import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { Resort } from '@/api/resorts/resort.schema';
import { type ListFilters, noListFilters, withChoice } from '@/domain/filters/list-filters';
import { PriceFilter } from '@/features/resort-filters/price-filter';
import { resortWith } from '../../support/resort';

const priced = (currency: string, ...prices: number[]) =>
  prices.map((min) => resortWith({ id: `${currency}${min}`, price: { currency, min, max: min } }));

interface PanelProps {
  /** What is chosen at first. */
  chosen: Partial<ListFilters>;
  range?: { min: number; max: number };
  resorts?: readonly Resort[] | null;
}

function Panel({ chosen, range = { min: 10, max: 210 }, resorts = null }: PanelProps) {
  const [draft, setDraft] = useState<ListFilters>({ ...noListFilters, ...chosen });
  const change = (choice: Parameters<typeof withChoice>[1]) => setDraft(withChoice(draft, choice));
  const controls = { draft, move: change, change, applyPending: () => {} };
  return <PriceFilter controls={controls} priceRange={range} currency={null} resorts={resorts} />;
}

const field = (name: string) => screen.getByRole('spinbutton', { name });
const amounts = () =>
  ['Minimum price amount', 'Maximum price amount'].map((name) => (field(name) as HTMLInputElement).value);
async function enter(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), `${text}{Enter}`);
}

it('a typed amount beyond the other one lifts that one, so that both can be typed one after the other', async () => {
  render(<Panel chosen={{ minPrice: 40, maxPrice: 60 }} />);
  await enter('Minimum price amount', '100');
  expect(amounts()).toEqual(['100', '210']);
  await enter('Maximum price amount', '150');
  expect(amounts()).toEqual(['100', '150']);
  await enter('Maximum price amount', '80');
  expect(amounts()).toEqual(['10', '80']);
});

it('an amount is read with a comma or a point, stepped with the arrow keys, and kept where no number is typed', async () => {
  render(<Panel chosen={{ minPrice: 40 }} />);
  await enter('Minimum price amount', '45,50');
  expect(amounts()[0]).toBe('46');
  await enter('Minimum price amount', '52.20');
  expect(amounts()[0]).toBe('52');
  await enter('Minimum price amount', 'cheap');
  expect(amounts()[0]).toBe('52');
  await userEvent.type(field('Minimum price amount'), '{ArrowUp}{ArrowUp}{ArrowDown}{Enter}');
  expect(amounts()[0]).toBe('62');
});

it('an amount stepped down to nothing is stepped on from there', async () => {
  render(<Panel chosen={{ minPrice: 20 }} range={{ min: 0, max: 210 }} />);
  await userEvent.type(field('Minimum price amount'), '{ArrowDown}{ArrowDown}');
  expect(amounts()[0]).toBe('0');
  await userEvent.type(field('Minimum price amount'), '{ArrowUp}');
  expect(amounts()[0]).toBe('10');
});

it('A price of one currency is no bound in another', async () => {
  const resorts = [...priced('USD', 90, 150, 250), ...priced('EUR', 45, 60, 75, 72)];
  render(<Panel chosen={{ currency: 'USD', minPrice: 150 }} resorts={resorts} />);
  expect(amounts()[0]).toBe('150');
  await userEvent.click(screen.getByRole('button', { name: 'EUR' }));
  expect(amounts()).toEqual(['40', '80']);
  await enter('Maximum price amount', '70');
  expect(amounts()).toEqual(['40', '70']);
  expect(screen.getByRole('button', { name: 'EUR', pressed: true })).toBeVisible();
});

it('A handle says its amount in its currency, and at its end of the range that there is no bound', async () => {
  const slider = (name: string) => screen.getByRole('slider', { name });
  const { unmount } = render(<Panel chosen={{ currency: 'EUR', maxPrice: 60 }} resorts={priced('EUR', 40, 75)} />);
  expect(slider('Minimum price')).toHaveAttribute('aria-valuetext', 'Any');
  expect(slider('Maximum price')).toHaveAttribute('aria-valuetext', 'EUR 60');
  unmount();
  render(<Panel chosen={{ minPrice: 60 }} />);
  expect(slider('Minimum price')).toHaveAttribute('aria-valuetext', '60');
  expect(slider('Maximum price')).toHaveAttribute('aria-valuetext', 'Any');
});

it('The currency offered is the most common one of all chosen countries', () => {
  const inCountry = (country: string, currency: string, ...prices: number[]) =>
    priced(currency, ...prices).map((resort) => ({ ...resort, country }));
  const resorts = [...inCountry('Switzerland', 'CHF', 70, 80), ...inCountry('Austria', 'EUR', 45, 60, 75)];
  render(<Panel chosen={{ country: 'Switzerland', countries: ['Austria'] }} resorts={resorts} />);
  expect(screen.getByRole('button', { name: 'EUR' })).toHaveAttribute('aria-pressed', 'true');
});

it('a day ticket of a million does not fill the panel with bars', () => {
  const range = { min: 0, max: 1_000_000 };
  render(
    <Panel chosen={{ currency: 'EUR', maxPrice: 60 }} range={range} resorts={priced('EUR', 40, 55, 72, 1_000_000)} />,
  );
  const bars = screen.getByRole('img', { name: /EUR/ }).childElementCount;
  expect(bars).toBeGreaterThan(0);
  expect(bars).toBeLessThan(80);
});
