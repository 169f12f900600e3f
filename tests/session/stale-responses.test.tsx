import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authQueries } from '@/api/auth/auth.queries';
import { conversionQueries } from '@/api/conversion/conversion.queries';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { fetchedNow } from '@/lib/fetched';
import { clearSession } from '@/session/auth-storage';
import { deferResponse } from '../support/deferred-response';
import { renderApp, renderAsMember } from '../support/render-app';
import { store } from '../support/server';
import { signInAsGuest, signInAsMember } from '../support/sign-in';

describe('stale responses, that come when the person has gone', () => {
  it('a changed profile is not put back into the cache', async () => {
    const { id } = signInAsMember();
    const { user, queryClient } = renderApp('/profile');
    await screen.findByLabelText('Username');
    const update = deferResponse('put', '/auth/profile');
    await user.type(screen.getByLabelText('Full Name'), ' the Late{Enter}');
    await waitFor(() => expect(update.count()).toBe(1));
    act(clearSession);
    await screen.findByRole('heading', { level: 1, name: 'Log In' });
    update.release();
    await waitFor(() => expect(store.account(id)?.full_name).toBe('Lena Meier the Late'));
    await screen.findByText('Profile updated successfully');
    expect(queryClient.getQueryData(authQueries.profile(id).queryKey)).toBeUndefined();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('the prompt the server chose for one guest is not the next one’s', async () => {
    signInAsGuest();
    const { queryClient } = renderApp('/forgot-password');
    const { queryKey } = conversionQueries.promptId();
    queryClient.setQueryData(queryKey, fetchedNow('for-one'));
    act(clearSession);
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  });
});

it('a review of one’s own makes the lists stale that show its resort’s rating', async () => {
  const { user, queryClient } = renderAsMember('/resorts/verbier?tab=reviews');
  const list = resortQueries.list({}).queryKey;
  const best = resortQueries.topRated(3).queryKey;
  queryClient.setQueryData(list, { pages: [], pageParams: [] });
  queryClient.setQueryData(best, fetchedNow([]));
  await user.click(await screen.findByRole('radio', { name: '4 stars' }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Early cabin');
  await user.type(screen.getByRole('textbox', { name: 'Review' }), 'The upper half to ourselves.');
  await user.click(screen.getByRole('button', { name: 'Submit Review' }));
  await screen.findByText('Review added successfully!');
  expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(best)?.isInvalidated).toBe(true);
});
