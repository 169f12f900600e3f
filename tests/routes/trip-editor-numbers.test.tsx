import { beforeEach, describe, expect, it } from 'vitest';
import { storeElsewhere } from '../support/browser-storage';
import { renderApp } from '../support/render-app';
import { serveResorts } from '../support/resort-list';
import {
  editor,
  inKilometres,
  planInThisFile,
  planTrip,
  setTrip,
  storedTrip,
  storeTrip,
  tripLine,
} from '../support/trip-page';
import { widenWindow } from '../support/window-width';

planInThisFile();
// The editor requests the whole catalogue.
beforeEach(() => serveResorts(3));

describe('numbers in the trip editor', () => {
  it('counts from 0 to 20 people of a level', async () => {
    storeTrip('b19');
    const { user } = renderApp('/resorts');
    await user.click((await tripLine()).getByRole('button', { name: '19 beginners' }));
    const { getByRole } = await editor();
    expect(getByRole('button', { name: 'One expert less' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(getByRole('button', { name: 'One expert less' }));
    expect(getByRole('spinbutton', { name: 'Experts' })).toHaveValue('0');
    const more = getByRole('button', { name: 'One beginner more' });
    await user.click(more);
    await user.click(more);
    expect(getByRole('spinbutton', { name: 'Beginners' })).toHaveValue('20');
    expect(more).toHaveAttribute('aria-disabled', 'true');
  });

  it('takes the number of people as it is typed, and by the arrow keys', async () => {
    const { user } = renderApp('/resorts');
    const { getByRole } = await planTrip(user);
    const beginners = getByRole('spinbutton', { name: 'Beginners' });
    await user.type(beginners, '2');
    await user.type(getByRole('spinbutton', { name: 'Intermediates' }), '1');
    const experts = getByRole('spinbutton', { name: 'Experts' });
    await user.type(experts, 'x');
    expect(experts).toHaveAttribute('aria-valuenow', '0');
    await user.type(experts, '99');
    expect(experts).toHaveAttribute('aria-valuenow', '20');
    await user.tab();
    expect(experts).toHaveValue('20');
    await user.click(beginners);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(beginners).toHaveValue('3');
    await setTrip(user);
    expect(storedTrip()).toEqual({ link: 'b3i1a20' });
  });

  it('announces a number of people that a button makes, not one that its own field says', async () => {
    const { user } = renderApp('/resorts');
    const { getByRole, queryByText } = await planTrip(user);
    await user.click(getByRole('button', { name: 'One beginner more' }));
    expect(queryByText('1 beginner')).toBeInTheDocument();
    await user.click(getByRole('spinbutton', { name: 'Beginners' }));
    await user.keyboard('{ArrowUp}');
    expect(getByRole('spinbutton', { name: 'Beginners' })).toHaveAttribute('aria-valuenow', '2');
    expect(queryByText('2 beginners')).not.toBeInTheDocument();
    await user.click(getByRole('button', { name: 'One beginner less' }));
    expect(queryByText('1 beginner')).toBeInTheDocument();
  });

  it('shows the numbers of what is enough in miles to those who measure in them, and keeps kilometres', async () => {
    storeElsewhere('units', 'imperial');
    storeTrip('i1');
    const { user } = renderApp('/resorts');
    await user.click((await tripLine()).getByRole('button', { name: '1 intermediate' }));
    const { getByRole, findByLabelText, getByLabelText, getByText } = await editor();
    await user.click(getByRole('button', { name: 'What is enough?' }));
    const field = await findByLabelText('mi a day, intermediates');
    expect(field).toHaveValue('6.2');
    expect(getByLabelText('mi a day, beginners')).toHaveValue('1.9');
    expect(getByText('No dates are set: 6 days on skis are assumed.')).toBeVisible();
    expect(getByLabelText('Runs a day, intermediates')).toHaveValue('5');
    // Who only looks changes nothing, though 6.2 miles are a little less than 10 km.
    await user.click(field);
    await user.tab();
    await setTrip(user);
    expect(storedTrip()).toEqual({ link: 'i1' });

    await user.click((await tripLine()).getByRole('button', { name: '1 intermediate' }));
    const again = await editor();
    await user.click(again.getByRole('button', { name: 'What is enough?' }));
    const miles = await again.findByLabelText('mi a day, intermediates');
    await user.clear(miles);
    await user.type(miles, '9');
    await user.tab();
    expect(miles).toHaveValue('9');
    await setTrip(user);
    expect(storedTrip()).toEqual({ link: 'i1_k3-14.5-7r2-5-4' });
  });

  it('lets the six numbers of what is enough be changed, and put back', async () => {
    inKilometres();
    storeTrip('i1');
    const { user } = renderApp('/resorts');
    await user.click((await tripLine()).getByRole('button', { name: '1 intermediate' }));
    const { getByRole, findByLabelText, findByRole, getByLabelText } = await editor();
    await user.click(getByRole('button', { name: 'What is enough?' }));
    const field = await findByLabelText('km a day, intermediates');
    expect(field).toHaveValue('10');
    await user.clear(field);
    await user.type(field, '25');
    await user.tab();
    expect(await findByRole('button', { name: 'Use our numbers' })).toBeVisible();
    const runs = getByLabelText('Runs a day, experts');
    await user.clear(runs);
    await user.type(runs, '-3');
    await user.tab();
    expect(runs).toHaveValue('4');
    await setTrip(user);
    expect(storedTrip()).toEqual({ link: 'i1_k3-25-7r2-5-4' });
  });

  it('puts them back by a button that goes then, and leaves the focus beside it', async () => {
    widenWindow();
    inKilometres();
    storeTrip('i1_k3-25-7r2-5-4');
    const { user } = renderApp('/resorts');
    await user.click((await tripLine()).getByRole('button', { name: '1 intermediate' }));
    const { getByRole, findByLabelText } = await editor();
    await user.click(getByRole('button', { name: 'What is enough?' }));
    const field = await findByLabelText('km a day, intermediates');
    getByRole('button', { name: 'Use our numbers' }).focus();
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('10');
    await user.tab();
    expect(await findByLabelText('km a day, beginners')).toHaveFocus();
  });
});
