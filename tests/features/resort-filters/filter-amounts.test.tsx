import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AmountFilter, amountScales } from '@/features/resort-filters/amount-filter';
import { unitsOf } from '@/lib/units';

it('a typed height above the highest peak is stepped back to it', async () => {
  const onMove = vi.fn();
  render(
    <AmountFilter
      {...{ label: 'Peak at least', range: { min: 800, max: 3900 }, value: 5000, reported: null, onMove }}
      scale={amountScales(unitsOf('metric')).heights}
      onApply={vi.fn()}
    />,
  );
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(onMove).toHaveBeenLastCalledWith(4900, false);
});

it('an amount that is typed, but not applied yet, is stepped on from there, to the next whole step', async () => {
  const onMove = vi.fn();
  render(
    <AmountFilter
      {...{ label: 'Peak at least', range: { min: 800, max: 3900 }, value: 1970, reported: null, onMove }}
      scale={amountScales(unitsOf('metric')).heights}
      onApply={vi.fn()}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(onMove).toHaveBeenLastCalledWith(2000, false);
  const field = screen.getByRole('spinbutton', { name: 'Peak at least' });
  await userEvent.clear(field);
  await userEvent.type(field, '1,230{ArrowDown}');
  expect(onMove).toHaveBeenLastCalledWith(1200, false);
  await userEvent.clear(field);
  await userEvent.type(field, '5000{ArrowUp}');
  expect(onMove).toHaveBeenLastCalledWith(5000, false);
});
