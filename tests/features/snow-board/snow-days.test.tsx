import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SnowDays } from '@/features/snow-board/snow-days';
import { unitsOf } from '@/lib/units';

it('a day that is named as its snow is shown like any other', () => {
  const complaints = vi.spyOn(console, 'error');
  const day = { date: '5', temperature: { low: -4, high: 0 }, condition: 'Snow', snowAmount: 5 };
  render(<SnowDays days={[day]} units={unitsOf('metric')} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('5: 5 cm55');
  expect(complaints).not.toHaveBeenCalled();
});
