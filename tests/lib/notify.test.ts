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

  it('of a failure go when the next try succeeds', async () => {
    notify.failure('Failed to sign in');
    await vi.waitFor(() => expect(standing()).toContain('Failed to sign in'));
    notify.success('Signed in successfully!');
    await vi.waitFor(() => expect(standing()).toEqual(['Signed in successfully!']));
  });
});
