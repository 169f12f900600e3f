import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { dialog, logIn, press, startAsGuest } from '../support/bring-along';
import { server } from '../support/server';

const POST = '*/api/favorites';

beforeEach(() => sessionStorage.clear());

describe('a guest who logs in and brings resorts along', () => {
  it('sends each once, however often a yes or another try is pressed before the page can render', async () => {
    const posted = startAsGuest('zermatt', 'alta-badia', 'verbier');
    let isBroken = true;
    server.use(http.post(POST, () => (isBroken ? HttpResponse.json({}, { status: 422 }) : undefined)));
    await logIn();
    const pressTwice = async (name: string) => {
      const button = await press(name);
      act(() => {
        button.click();
        button.click();
      });
    };
    await pressTwice('Bring along');
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(/^0 resorts added\./);
    expect(posted).toEqual(['zermatt', 'alta-badia', 'verbier']);
    isBroken = false;
    await pressTwice('Try Again');
    expect(await screen.findByText('Your 3 resorts are in your favorites')).toBeVisible();
    expect(posted).toHaveLength(6);
  });
});
