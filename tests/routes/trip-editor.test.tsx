import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../support/render-app';
import { serveResorts } from '../support/resort-list';
import {
  editor,
  editorIsClosed,
  planForOneExpert,
  planInThisFile,
  planTrip,
  setTrip,
  storedTrip,
  storeTrip,
  tripLine,
  WEEK,
} from '../support/trip-page';
import { widenWindow } from '../support/window-width';

planInThisFile();
// The editor requests the whole catalogue.
beforeEach(() => serveResorts(3));

/** A field of days is typed into in the browser's own way, which jsdom does not have. */
const setDay = (field: HTMLElement, day: string) => fireEvent.change(field, { target: { value: day } });

describe('the trip editor', () => {
  it('sets a trip, which the line says and the browser keeps', async () => {
    const { user } = renderApp('/resorts');
    const { getByLabelText, getByRole, findByRole } = await planTrip(user);
    setDay(getByLabelText('First day'), '2027-02-14');
    setDay(getByLabelText('Last day'), '2027-02-21');
    await user.click(getByRole('button', { name: 'One beginner more' }));
    await user.click(getByRole('button', { name: 'One beginner more' }));
    await user.click(getByRole('button', { name: 'One intermediate more' }));
    await user.click(getByRole('button', { name: 'One expert more' }));
    await user.type(getByLabelText('Day ticket, at most'), '70');
    await user.type(getByRole('combobox', { name: 'From' }), 'zuri');
    await user.click(await findByRole('option', { name: /^Zürich/ }));
    await setTrip(user);

    const line = await tripLine();
    expect(line.getByRole('button', { name: '14 – 21 Feb' })).toBeVisible();
    expect(line.getByRole('button', { name: '2 beginners, 1 intermediate, 1 expert' })).toBeVisible();
    expect(line.getByRole('button', { name: 'up to EUR 70' })).toBeVisible();
    expect(line.getByRole('button', { name: 'from Zürich' })).toHaveAttribute('aria-haspopup', 'dialog');
    expect(storedTrip()).toEqual({ link: WEEK });
    // The button that opened it has given way to the trip.
    await waitFor(() => expect(line.getByRole('button', { name: '14 – 21 Feb' })).toHaveFocus());
  });

  it('takes a budget for everybody and all days, and says what that needs', async () => {
    storeTrip('2027-02-14..2027-02-21_EUR70');
    const { user } = renderApp('/resorts');
    const line = await tripLine();
    await user.click(line.getByRole('button', { name: 'up to EUR 70' }));
    const fields = await editor();
    expect(fields.getByRole('radio', { name: 'A day' })).toBeChecked();
    await user.click(fields.getByRole('radio', { name: 'For all' }));
    const amount = fields.getByLabelText('Lift tickets, at most');
    expect(amount).toHaveAccessibleDescription('This needs your days and who skis.');
    await user.click(fields.getByRole('button', { name: 'One expert more' }));
    expect(amount).toHaveAccessibleDescription('');
    await user.clear(amount);
    await user.type(amount, '2500');
    await setTrip(user);
    expect(line.getByRole('button', { name: 'up to EUR 2,500 for all' })).toBeVisible();
    expect(storedTrip()).toEqual({ link: '2027-02-14..2027-02-21_a1_EUR2500-all' });
  });

  it('leaves a list in the order that was chosen for it', async () => {
    const { user, router } = renderApp('/resorts?sortBy=name');
    await planForOneExpert(user);
    expect(router.state.location.search).toBe('?sortBy=name');
  });

  it('leads from the front page to the resorts in the order of the first trip', async () => {
    const { user, router } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Plan a trip' }));
    await user.click((await editor()).getByRole('button', { name: 'One beginner more' }));
    await setTrip(user);
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/resorts', search: '?sortBy=trip' }));
    await act(() => router.navigate('/'));
    await user.click(await screen.findByRole('button', { name: /^Change your trip: 1\sperson$/ }));
    await user.click((await editor()).getByRole('button', { name: 'One beginner more' }));
    await setTrip(user);
    expect(router.state.location.pathname).toBe('/');
  });

  it('opens at the field of the part that was pressed, and Escape leaves all as it was', async () => {
    storeTrip(WEEK);
    const { user } = renderApp('/resorts');
    const line = await tripLine();
    for (const [part, field] of [
      ['up to EUR 70', 'Day ticket, at most'],
      ['from Zürich', 'From'],
      ['14 – 21 Feb', 'First day'],
    ] as const) {
      await user.click(line.getByRole('button', { name: part }));
      const { getByLabelText, getByRole } = await editor();
      await waitFor(() => expect(getByLabelText(field, { selector: 'input' })).toHaveFocus());
      await user.click(getByRole('button', { name: 'One expert more' }));
      await user.keyboard('{Escape}');
      await editorIsClosed();
      await waitFor(() => expect(line.getByRole('button', { name: part })).toHaveFocus());
    }
    expect(storedTrip()).toEqual({ link: WEEK });
  });

  it('says what is wrong with the days at once, with the budget once the trip is to be set', async () => {
    const { user } = renderApp('/resorts');
    const { getByLabelText, getByRole, findByText, queryByText } = await planTrip(user);
    setDay(getByLabelText('First day'), '2027-02-21');
    expect(queryByText('Choose the last day too')).not.toBeInTheDocument();
    setDay(getByLabelText('Last day'), '2027-02-14');
    expect(await findByText('The last day is before the first')).toBeVisible();
    expect(getByLabelText('Last day')).toHaveAccessibleDescription('The last day is before the first');
    setDay(getByLabelText('First day'), '2026-11-01');
    setDay(getByLabelText('Last day'), '2026-11-08');
    expect(await findByText('These days have passed')).toBeVisible();
    setDay(getByLabelText('Last day'), '');
    await user.type(getByLabelText('Day ticket, at most'), 'a lot');
    await user.click(getByRole('button', { name: 'Set trip' }));
    expect(await findByText('Choose the last day too')).toBeVisible();
    expect(await findByText('Enter an amount above 0')).toBeVisible();
    await waitFor(() => expect(getByLabelText('Last day')).toHaveFocus());
    expect(storedTrip()).toBeNull();
  });

  it('is not set without a day that was typed in part, or is none, of which the browser gives no value', async () => {
    const { user } = renderApp('/resorts');
    const { getByLabelText, getByRole } = await planTrip(user);
    const first = getByLabelText('First day');
    const validity = vi.spyOn(first as HTMLInputElement, 'validity', 'get');
    validity.mockReturnValue({ badInput: true } as ValidityState);
    await user.click(getByRole('button', { name: 'Set trip' }));
    await waitFor(() => expect(first).toHaveFocus());
    expect(first).toHaveAccessibleDescription('This date is incomplete or does not exist');
    expect(storedTrip()).toBeNull();
    validity.mockRestore();
    setDay(first, '2027-02-13');
    expect(first).toBeValid();
    await setTrip(user);
    expect(storedTrip()).toEqual({ link: '2027-02-13..2027-02-20' });
  });

  it('takes an amount with a comma', async () => {
    const { user } = renderApp('/resorts');
    const { getByLabelText } = await planTrip(user);
    await user.type(getByLabelText('Day ticket, at most'), '46,50');
    await setTrip(user);
    expect((await tripLine()).getByRole('button', { name: 'up to EUR 46.50' })).toBeVisible();
    expect(storedTrip()).toEqual({ link: 'EUR46.5' });
  });

  it('offers a week from the first day on, until another last day is chosen', async () => {
    const { user } = renderApp('/resorts');
    const { getByLabelText } = await planTrip(user);
    setDay(getByLabelText('First day'), '2026-11-01');
    expect(getByLabelText('Last day')).toHaveValue('');
    setDay(getByLabelText('First day'), '2027-02-13');
    expect(getByLabelText('Last day')).toHaveValue('2027-02-20');
    setDay(getByLabelText('First day'), '2027-02-27');
    expect(getByLabelText('Last day')).toHaveValue('2027-03-06');
    setDay(getByLabelText('Last day'), '2027-03-02');
    setDay(getByLabelText('First day'), '2027-02-20');
    expect(getByLabelText('Last day')).toHaveValue('2027-03-02');
    await setTrip(user);
    expect(storedTrip()).toEqual({ link: '2027-02-20..2027-03-02' });
  });

  it('lets a day of the calendar take the place of the last day that was offered', async () => {
    widenWindow();
    const { user } = renderApp('/resorts');
    const { findByRole, getByLabelText } = await planTrip(user);
    await user.click(await findByRole('button', { name: 'Saturday 5 December 2026' }));
    expect(getByLabelText('Last day')).toHaveValue('2026-12-12');
    await user.click(await findByRole('button', { name: 'Tuesday 8 December 2026' }));
    expect(getByLabelText('First day')).toHaveValue('2026-12-05');
    expect(getByLabelText('Last day')).toHaveValue('2026-12-08');
  });
});
