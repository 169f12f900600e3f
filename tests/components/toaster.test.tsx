import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadError } from '@/components/load-error';
import { Alert } from '@/components/ui/alert';
import { Toaster } from '@/components/ui/toaster';
import { TOASTS_MAX } from '@/config/constants';
import { notify } from '@/lib/notify';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const region = () => screen.getByRole('region', { name: /^Notifications/ });
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  toast.dismiss();
  await pass(6000);
  vi.useRealTimers();
});

describe('toasts', () => {
  it('leave by themselves', async () => {
    render(<Toaster max={TOASTS_MAX} />);
    notify.success('Review added');
    await pass(100);
    expect(screen.getByText('Review added')).toBeVisible();
    await pass(6000);
    expect(screen.queryByText('Review added')).not.toBeInTheDocument();
  });

  it('wait while the keyboard is on one of them', async () => {
    render(<Toaster max={TOASTS_MAX} />);
    notify.failure('There was a problem updating your favorites');
    await pass(100);
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => close.focus());
    await pass(20_000);
    expect(close).toHaveFocus();
    act(() => close.blur());
    await pass(6000);
    expect(screen.queryByText('There was a problem updating your favorites')).not.toBeInTheDocument();
  });

  it('can be closed', async () => {
    render(<Toaster max={TOASTS_MAX} />);
    notify.info('Google login is not available yet');
    await pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(1000);
    expect(screen.queryByText('Google login is not available yet')).not.toBeInTheDocument();
  });
});

describe('what is announced', () => {
  it('of an error is announced at once, title and reason, and by nothing else', async () => {
    render(<Toaster max={TOASTS_MAX} />);
    notify.failure('There was a problem updating your favorites', { description: 'The lifts are closed' });
    await pass(500);
    expect(alerts()).toEqual(['There was a problem updating your favoritesThe lifts are closed']);
    expect(region()).toHaveAttribute('aria-live', 'off');
    expect(within(region()).queryByRole('status')).not.toBeInTheDocument();
  });

  it('of good news waits for a pause', async () => {
    render(<Toaster max={TOASTS_MAX} />);
    notify.success('Review added successfully!');
    await pass(500);
    expect(within(region()).getByRole('status')).toHaveTextContent('Review added successfully!');
    expect(alerts()).toEqual([]);
  });

  it('has its live region at once, so that its words come into it', async () => {
    render(<Toaster max={TOASTS_MAX} />);
    const roles: (string | null)[] = [];
    // Called after the toaster's own observer, before anything is rendered.
    const observer = new MutationObserver(() => {
      const content = region().querySelector('[data-content]');
      if (content) roles.push(content.getAttribute('role'));
    });
    observer.observe(region(), { childList: true, subtree: true });
    notify.failure('Error updating favorites');
    await pass(20);
    observer.disconnect();
    expect(roles[0]).toBe('alert');
  });

  it('of a failure is left to the page where the page announces it, and to no other alert', async () => {
    render(
      <>
        <Alert variant="danger">Invalid email or password</Alert>
        <LoadError title="Network Error" message="No response" actions={[]} />
        <Toaster max={TOASTS_MAX} />
      </>,
    );
    notify.failure('Failed to sign in', { description: 'Invalid email or password', isShownInline: true });
    await pass(500);
    expect(screen.getByText('Failed to sign in')).toBeVisible();
    expect(within(region()).queryByRole('alert')).not.toBeInTheDocument();

    notify.failure('There was a problem updating your favorites');
    await pass(500);
    expect(within(region()).getByRole('alert')).toHaveTextContent('There was a problem updating your favorites');
  });

  it('of a failure in the page is announced when it comes again and the page no longer says it', async () => {
    render(<Toaster max={TOASTS_MAX} />);
    notify.failure('Failed to update profile', { isShownInline: true });
    await pass(500);
    expect(alerts()).toEqual([]);
    notify.failure('Failed to update profile');
    await pass(500);
    expect(alerts()).toEqual(['Failed to update profile']);
  });
});
