import { waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../support/render-app';
import { serveResorts } from '../support/resort-list';
import { editor, planForOneExpert, prepareEditor, setTrip, storeTrip, tripLine, tripPart } from '../support/trip-page';

beforeAll(prepareEditor, 60_000);
// The editor requests the whole catalogue.
beforeEach(() => serveResorts(3));

const announced = async (words: string) => {
  const status = (await tripLine()).getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent(words));
};

describe('the line of the trip announces', () => {
  it('that a trip is set, and that the list is in its order; then that it is changed', async () => {
    const { user } = renderApp('/resorts');
    const status = (await tripLine()).getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await planForOneExpert(user);
    await waitFor(() => expect(status).toHaveTextContent(/^Trip set\. Sorted by Fits your trip\.$/));
    await user.click(await tripPart('1 expert'));
    await user.click((await editor()).getByRole('button', { name: 'One expert more' }));
    await setTrip(user);
    await waitFor(() => expect(status).toHaveTextContent(/^Trip changed\.$/));
  });

  it('that the trip of a link is kept, is cleared, or gives way to the own one', async () => {
    const first = renderApp('/resorts?trip=i4');
    await first.user.click(await tripPart('Keep it'));
    await announced('Trip kept.');
    first.unmount();
    localStorage.removeItem('trip');
    storeTrip('');
    const second = renderApp('/resorts?trip=i5');
    await second.user.click(await tripPart('Clear'));
    await announced('Trip cleared.');
    second.unmount();
    storeTrip('b1');
    const third = renderApp('/resorts?trip=i6');
    await third.user.click(await tripPart('Use mine'));
    await announced('Your own trip is back.');
  });

  it('nothing that a toast says', async () => {
    storeTrip('b1');
    const { user } = renderApp('/resorts');
    await user.click(await tripPart('Clear'));
    await tripPart('Plan a trip');
    expect((await tripLine()).getByRole('status')).toBeEmptyDOMElement();
  });

  it('no earlier change above an empty line, once the trip is cleared', async () => {
    const { user } = renderApp('/resorts');
    await planForOneExpert(user);
    await announced('Trip set.');
    await user.click(await tripPart('Clear'));
    await tripPart('Plan a trip');
    expect((await tripLine()).getByRole('status')).toBeEmptyDOMElement();
  });
});
