import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TripCalendar } from '@/features/trip/editor/trip-calendar';
import { setToday } from '../../support/trip-page';

beforeEach(() => void setToday());
afterEach(() => void vi.useRealTimers());

const chosen = vi.fn();

function Calendar({ from = '', to = '' }: { from?: string; to?: string }) {
  const [days, setDays] = useState({ from, to });
  return (
    <TripCalendar
      {...days}
      isLastProposed={false}
      onChange={(next) => {
        chosen(next);
        setDays(next);
      }}
    />
  );
}

const open = (days: { from?: string; to?: string } = {}) => {
  chosen.mockClear();
  render(<Calendar {...days} />);
  return userEvent.setup({ delay: null });
};
const day = (name: string) => screen.getByRole('button', { name });
const selected = () =>
  screen.getAllByRole('gridcell', { selected: true }).map((cell) => within(cell).getByRole('button').textContent);

describe('the calendar of the trip', () => {
  it('takes the first day, then the last, and begins anew with the third', async () => {
    const user = open({ from: '2027-02-14', to: '2027-02-16' });
    expect(selected()).toEqual(['14', '15', '16']);
    await user.click(day('Sunday 7 February 2027'));
    await user.click(day('Tuesday 9 February 2027'));
    expect(chosen.mock.calls).toEqual([[{ from: '2027-02-07', to: '' }], [{ from: '2027-02-07', to: '2027-02-09' }]]);
    expect(selected()).toEqual(['7', '8', '9']);
  });

  it('says on the day that has the focus whether it is chosen, and which one is today', () => {
    open({ from: '2026-11-26', to: '2026-11-28' });
    const names = (days: HTMLElement[]) => days.map((each) => each.getAttribute('aria-label'));
    expect(names(screen.getAllByRole('button', { pressed: true }))).toEqual([
      'Thursday 26 November 2026',
      'Friday 27 November 2026',
      'Saturday 28 November 2026',
    ]);
    expect(day('Sunday 29 November 2026')).toHaveAttribute('aria-pressed', 'false');
    expect(names(screen.getAllByRole('button', { current: 'date' }))).toEqual(['Sunday 22 November 2026']);
  });

  it('takes an earlier day as another first one', async () => {
    const user = open();
    await user.click(day('Sunday 20 December 2026'));
    await user.click(day('Wednesday 16 December 2026'));
    expect(chosen).toHaveBeenLastCalledWith({ from: '2026-12-16', to: '' });
  });

  it('shows two months, and goes on by one, but not into the past', async () => {
    const user = open();
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await user.click(day('Previous month'));
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await user.click(day('Next month'));
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeVisible();
    expect(screen.queryByRole('grid', { name: 'November 2026' })).not.toBeInTheDocument();
  });

  it('goes back from its last months by one, however far away the first day was typed', async () => {
    const user = open({ from: '2035-02-14', to: '2035-02-21' });
    expect(screen.getByRole('grid', { name: 'November 2028' })).toBeVisible();
    await user.click(day('Previous month'));
    expect(screen.getByRole('grid', { name: 'October 2028' })).toBeVisible();
  });

  it('refuses days that have passed', async () => {
    const user = open();
    await user.click(day('Saturday 21 November 2026'));
    expect(chosen).not.toHaveBeenCalled();
    await user.click(day('Sunday 22 November 2026'));
    expect(chosen).toHaveBeenCalledWith({ from: '2026-11-22', to: '' });
  });

  it('is one stop of the keyboard: arrows by day and week, pages by month, Home and End in the week, Enter chooses', async () => {
    const user = open({ from: '2027-02-10', to: '2027-02-12' });
    day('Wednesday 10 February 2027').focus();
    await user.keyboard('{ArrowRight}');
    expect(day('Thursday 11 February 2027')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(day('Thursday 18 February 2027')).toHaveFocus();
    await user.keyboard('{PageDown}');
    expect(day('Thursday 18 March 2027')).toHaveFocus();
    await user.keyboard('{PageUp}{ArrowUp}');
    expect(day('Thursday 11 February 2027')).toHaveFocus();
    await user.keyboard('{Home}');
    const start = document.activeElement?.textContent;
    await user.keyboard('{End}{Enter}');
    expect(Number(document.activeElement?.textContent) - Number(start)).toBe(6);
    expect(chosen).toHaveBeenCalledTimes(1);
    const stops = screen.getAllByRole('gridcell').flatMap((cell) => within(cell).queryAllByRole('button'));
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });
});
