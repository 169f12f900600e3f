// @vitest-environment jsdom
import { toast } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notify } from '@/lib/notify';

const standing = () => toast.getToasts().map((shown) => ('title' in shown ? shown.title : null));

afterEach(() => {
  toast.dismiss();
});

describe('notices', () => {
  it('are one toast when the same is said twice', async () => {
    notify.failure('Failed to sign in');
    notify.failure('Failed to sign in');
    await vi.waitFor(() => expect(standing()).toEqual(['Failed to sign in']));
  });

  it('of a failure go when the next attempt at the same succeeds', async () => {
    notify.failure('Failed to sign in', { about: 'sign-in' });
    await vi.waitFor(() => expect(standing()).toContain('Failed to sign in'));
    notify.success('Signed in successfully!', { about: 'sign-in' });
    await vi.waitFor(() => expect(standing()).toEqual(['Signed in successfully!']));
  });

  it('of a failure stay when something else succeeds', async () => {
    notify.failure('Failed to update profile', { about: 'profile' });
    notify.failure('Error fetching reviews');
    notify.success('Zermatt added to favorites', { about: 'favorite zermatt' });
    await vi.waitFor(() => expect(standing()).toContain('Zermatt added to favorites'));
    expect(standing()).toContain('Failed to update profile');
    expect(standing()).toContain('Error fetching reviews');
  });

  it('of two failures in the same words stay until both attempts have succeeded', async () => {
    const failed = 'Error updating favorites';
    notify.failure(failed, { about: 'favorite zermatt' });
    notify.failure(failed, { about: 'favorite verbier' });
    notify.success('Zermatt added to favorites', { about: 'favorite zermatt' });
    await vi.waitFor(() => expect(standing()).toContain('Zermatt added to favorites'));
    expect(standing()).toContain(failed);
    notify.success('Verbier added to favorites', { about: 'favorite verbier' });
    await vi.waitFor(() => expect(standing()).not.toContain(failed));
  });
});
