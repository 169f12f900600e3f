import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccount } from '@/demo/seed/users';
import { getSession } from '@/session/auth-storage';
import { dialog, logIn, press, saved, startAsGuest, stored } from '../support/bring-along';
import { gate } from '../support/deferred-response';
import { openMenu } from '../support/quiet-page';
import { renderApp } from '../support/render-app';
import { server } from '../support/server';

const UNREAD = 'What you saved as a guest could not be loaded';
const unread = () => screen.findByRole('dialog', { name: UNREAD });
const pressUnread = async (name: string) => within(await unread()).getByRole('button', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Answers the guest's requests for the favorites in place of the API, while `respond` gives a response. */
function answerGuest(respond: () => Promise<Response | undefined> | Response | undefined) {
  const guest = `Bearer ${getSession()?.token}`;
  const isGuests = (request: Request) => request.headers.get('Authorization') === guest;
  server.use(http.get('*/api/favorites', ({ request }) => (isGuests(request) ? respond() : undefined)));
}

/** Starts as a guest whose favorites fail until `mend()`. */
function startAsUnreadGuest(ids: string[], status = 503) {
  const posted = startAsGuest(...ids);
  let isBroken = true;
  answerGuest(() => (isBroken ? HttpResponse.json({ message: 'Back soon' }, { status }) : undefined));
  return {
    posted,
    mend: () => {
      isBroken = false;
    },
  };
}

const three = ['zermatt', 'alta-badia', 'verbier'];

beforeEach(() => sessionStorage.clear());

describe('a guest who logs in while the saved resorts cannot be read', () => {
  it('is told so, and asked once they can be', async () => {
    const { posted, mend } = startAsUnreadGuest(three);
    const { user } = await logIn();
    expect(await within(await unread()).findByRole('alert')).toHaveTextContent('Back soon');
    await user.click(await pressUnread('Try Again'));
    expect(await within(await unread()).findByRole('alert')).toHaveTextContent('Back soon');
    mend();
    await user.click(await pressUnread('Try Again'));
    expect(await dialog()).toContainElement(document.activeElement as HTMLElement);
    expect(posted).toEqual([]);
    expect(stored()).not.toHaveProperty('guestToken');
    await user.click(await press('Bring along'));
    expect(await screen.findByText('Your 3 resorts are in your favorites')).toBeVisible();
    expect(saved().sort()).toEqual(['alta-badia', 'verbier', 'zermatt']);
  });

  it('is asked after a reload, or on the favorites once the first question was closed', async () => {
    const { mend } = startAsUnreadGuest(three);
    const first = await logIn();
    await unread();
    await first.user.keyboard('{Escape}');
    await noDialog();
    await act(() => first.router.navigate('/favorites'));
    await unread();
    first.unmount();
    mend();
    renderApp('/favorites');
    expect(await dialog()).toBeVisible();
  });

  it('and leaves them is asked no more, even if they arrive after that', async () => {
    const { opened, open } = gate();
    startAsGuest(...three);
    let isLate = false;
    answerGuest(() => (isLate ? opened.then(() => undefined) : HttpResponse.json({}, { status: 503 })));
    const { user, queryClient } = await logIn();
    await unread();
    isLate = true;
    await user.click(await pressUnread('Try Again'));
    expect(await pressUnread('Loading...')).toHaveAttribute('aria-disabled', 'true');
    await user.click(await pressUnread('Leave them'));
    await noDialog();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    open();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(stored()).toBeNull();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('and has none is told so if something had been said of them', async () => {
    const { mend } = startAsUnreadGuest([]);
    const { user } = await logIn();
    await unread();
    mend();
    await user.click(await pressUnread('Try Again'));
    expect(await screen.findByText('You had saved no resorts as a guest')).toBeVisible();
    await noDialog();
    expect(stored()).toBeNull();
  });

  it('and logs out leaves no key to them behind', async () => {
    startAsUnreadGuest(three);
    const { user } = await logIn();
    await unread();
    expect(stored()).toMatchObject({ userId: demoAccount.id, guestToken: expect.any(String) });
    await user.keyboard('{Escape}');
    await noDialog();
    await user.click((await openMenu(user)).getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(stored()).toBeNull());
  });

  it('and whose guest session has ended is told that it has, with nothing to try', async () => {
    startAsGuest(...three);
    let requests = 0;
    answerGuest(() => {
      requests += 1;
      return new HttpResponse(null, { status: requests <= 3 ? 503 : 401 });
    });
    const { user } = await logIn();
    expect(await within(await unread()).findByRole('alert')).toHaveTextContent('The guest session has ended.');
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    await user.click(await pressUnread('Close'));
    await noDialog();
    expect(stored()).toBeNull();
    expect(getSession()?.user.id).toBe(demoAccount.id);
  });
});

describe('a guest who logs in while the saved resorts take long', () => {
  async function logInBeforeTheyCome(ids: string[]) {
    const { opened, open } = gate();
    startAsGuest(...ids);
    answerGuest(() => opened.then(() => undefined));
    const app = await logIn();
    await waitFor(() => expect(stored()).toMatchObject({ userId: demoAccount.id }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    open();
    return app;
  }

  it('is asked once they are there', async () => {
    await logInBeforeTheyCome(three);
    expect(await dialog()).toBeVisible();
  });

  it('is asked nothing if there are none', async () => {
    await logInBeforeTheyCome([]);
    await waitFor(() => expect(stored()).toBeNull());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
