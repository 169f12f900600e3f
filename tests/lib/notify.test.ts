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

  it('in the same words are as many toasts as they have ids', async () => {
    notify.info('“Weekend” is forgotten.', { id: 'forgotten 1' });
    notify.info('“Weekend” is forgotten.', { id: 'forgotten 2' });
    await vi.waitFor(() => expect(standing()).toHaveLength(2));
  });

  it('of a failure go when the next attempt at the same succeeds', async () => {
    notify.failure('Failed to sign in', { about: 'sign-in' });
    await vi.waitFor(() => expect(standing()).toContain('Failed to sign in'));
    notify.success('Signed in successfully!', { about: 'sign-in' });
    await vi.waitFor(() => expect(standing()).toEqual(['Signed in successfully!']));
  });

  it('of a failure give way to another failure of the same, and neither stays beside the success', async () => {
    const about = 'review of verbier';
    notify.failure('Error adding review', { about });
    await vi.waitFor(() => expect(standing()).toEqual(['Error adding review']));
    notify.failure('You have already reviewed this resort', { about });
    await vi.waitFor(() => expect(standing()).toEqual(['You have already reviewed this resort']));
    notify.success('Review updated successfully!', { about });
    await vi.waitFor(() => expect(standing()).toEqual(['Review updated successfully!']));
  });

  it('of a failure stay when something else succeeds', async () => {
    notify.failure('Failed to update profile', { about: 'profile' });
    notify.success('Zermatt added to favorites', { about: 'favorite zermatt' });
    await vi.waitFor(() => expect(standing()).toContain('Zermatt added to favorites'));
    expect(standing()).toContain('Failed to update profile');
  });

  it('are never more than two: the oldest gives way', async () => {
    notify.success('Zermatt added to favorites');
    notify.success('Verbier added to favorites');
    notify.success('Saas-Fee added to favorites');
    await vi.waitFor(() => expect(standing()).toContain('Saas-Fee added to favorites'));
    expect(standing().toSorted()).toEqual(['Saas-Fee added to favorites', 'Verbier added to favorites']);
    notify.success('Verbier added to favorites');
    notify.failure('Error fetching reviews');
    await vi.waitFor(() => expect(standing()).toContain('Error fetching reviews'));
    expect(standing()).toHaveLength(2);
  });

  it('that wait for a choice give way to none', async () => {
    notify.info('A new version is ready.', { choice: { label: 'Reload', later: 'Later', run: () => {} } });
    notify.success('Zermatt added to favorites');
    notify.success('Verbier added to favorites');
    await vi.waitFor(() => expect(standing()).toContain('Verbier added to favorites'));
    expect(standing().toSorted()).toEqual(['A new version is ready.', 'Verbier added to favorites']);
  });

  it('that replace the last of their subject leave others on screen', async () => {
    notify.success('Vail added to favorites', { about: 'favorite vail' });
    notify.success('Vail added, 1 of 4', { about: 'comparison', isReplacing: true });
    await vi.waitFor(() => expect(standing()).toContain('Vail added, 1 of 4'));
    notify.success('Comparison cleared', { about: 'comparison', isReplacing: true });
    await vi.waitFor(() => expect(standing()).toContain('Comparison cleared'));
    expect(standing().toSorted()).toEqual(['Comparison cleared', 'Vail added to favorites']);
  });

  it('of a success stay beside a failure of the same', async () => {
    notify.success('Vail added, 4 of 4', { about: 'comparison', isReplacing: true });
    notify.failure('Four resorts are compared already', { about: 'comparison' });
    await vi.waitFor(() => expect(standing()).toContain('Four resorts are compared already'));
    expect(standing()).toContain('Vail added, 4 of 4');
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

  it('of a failure that has closed does not keep a later one in the same words on screen', async () => {
    const failed = 'Error updating favorites';
    notify.failure(failed, { about: 'favorite zermatt' });
    await vi.waitFor(() => expect(standing()).toEqual([failed]));
    toast.dismiss();
    notify.failure(failed, { about: 'favorite verbier' });
    await vi.waitFor(() => expect(standing()).toEqual([failed]));
    notify.success('Verbier added to favorites', { about: 'favorite verbier' });
    await vi.waitFor(() => expect(standing()).toEqual(['Verbier added to favorites']));
  });
});
