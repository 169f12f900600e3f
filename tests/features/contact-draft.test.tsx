import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clearSession } from '@/session/auth-storage';
import { renderApp } from '../support/render-app';
import { signInAsGuest, signInAsMember } from '../support/sign-in';

const message = () => screen.findByLabelText('Message');
const TEXT = 'Please change the address of my account.';

async function type(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await message(), TEXT);
  await waitFor(() => expect(localStorage.getItem('drafts')).toContain(TEXT));
}

describe('an unsent message to the team', () => {
  it('does not stand in the form when another person is here, and comes back for its author', async () => {
    const lena = signInAsMember();
    const { user } = renderApp('/about');
    await type(user);
    act(() => void signInAsGuest());
    await waitFor(async () => expect(await message()).toHaveValue(''));
    await user.type(await message(), 'Another matter.');
    await waitFor(() => expect(localStorage.getItem('drafts')).toContain('Another matter.'));
    const drafts = JSON.parse(localStorage.getItem('drafts') ?? '[]') as {
      userId: string;
      value: { message: string };
    }[];
    expect(drafts.find(({ userId }) => userId === lena.id)?.value.message).toBe(TEXT);
    act(() => void signInAsMember());
    await waitFor(async () => expect(await message()).toHaveValue(TEXT));
  });

  it('of a visitor is not shown to the next one, once somebody has signed in between', async () => {
    const { user } = renderApp('/about');
    await type(user);
    act(() => void signInAsMember());
    await waitFor(async () => expect(await message()).toHaveValue(''));
    expect(localStorage.getItem('drafts')).toBeNull();
    act(clearSession);
    expect(await message()).toHaveValue('');
  });
});
