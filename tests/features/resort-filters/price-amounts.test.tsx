import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { noListFilters, withChoice } from '@/domain/filters/list-filters';
import { PriceFilter } from '@/features/resort-filters/price-filter';

type Bound = number | null;

interface PanelProps {
  from: Bound;
  to: Bound;
  onChange: (from: Bound, to: Bound) => void;
  range?: { min: number; max: number };
}

function Panel({ from, to, onChange, range = { min: 10, max: 210 } }: PanelProps) {
  const [draft, setDraft] = useState({ ...noListFilters, minPrice: from, maxPrice: to });
  const change = (choice: Parameters<typeof withChoice>[1]) => {
    const next = withChoice(draft, choice);
    setDraft(next);
    onChange(next.minPrice, next.maxPrice);
  };
  const controls = { draft, move: change, change, applyPending: () => {} };
  return <PriceFilter controls={controls} priceRange={range} currency={null} resorts={null} />;
}

const field = (name: string) => screen.getByRole('spinbutton', { name });
async function enter(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), `${text}{Enter}`);
}

it('a typed amount beyond the other one lifts that one, so that both can be typed one after the other', async () => {
  const onChange = vi.fn();
  render(<Panel from={40} to={60} onChange={onChange} />);
  await enter('Minimum price amount', '100');
  expect(onChange).toHaveBeenLastCalledWith(100, null);
  await enter('Maximum price amount', '150');
  expect(onChange).toHaveBeenLastCalledWith(100, 150);
  await enter('Maximum price amount', '80');
  expect(onChange).toHaveBeenLastCalledWith(null, 80);
});

it('an amount is read with a comma or a point, stepped with the arrow keys, and kept where no number is typed', async () => {
  const onChange = vi.fn();
  render(<Panel from={40} to={null} onChange={onChange} />);
  await enter('Minimum price amount', '45,50');
  expect(onChange).toHaveBeenLastCalledWith(46, null);
  await enter('Minimum price amount', '52.20');
  expect(onChange).toHaveBeenLastCalledWith(52, null);
  await enter('Minimum price amount', 'cheap');
  expect(field('Minimum price amount')).toHaveValue('52');
  await userEvent.type(field('Minimum price amount'), '{ArrowUp}{ArrowUp}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(62, null);
});

it('an amount stepped down to nothing is stepped on from there', async () => {
  const onChange = vi.fn();
  render(<Panel from={20} to={null} onChange={onChange} range={{ min: 0, max: 210 }} />);
  await userEvent.type(field('Minimum price amount'), '{ArrowDown}{ArrowDown}');
  expect(field('Minimum price amount')).toHaveValue('0');
  await userEvent.type(field('Minimum price amount'), '{ArrowUp}');
  expect(field('Minimum price amount')).toHaveValue('10');
});
