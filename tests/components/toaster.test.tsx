import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '@/components/ui/toaster';
import { TOAST_DURATION, TOASTS_MAX } from '@/config/constants';
import { notify } from '@/lib/notify';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('toasts', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('leave by themselves', async () => {
    render(<Toaster max={TOASTS_MAX} duration={TOAST_DURATION} />);
    notify.success('Review added');
    await pass(100);
    expect(screen.getByText('Review added')).toBeVisible();
    await pass(6000);
    expect(screen.queryByText('Review added')).not.toBeInTheDocument();
  });

  it('wait while the keyboard is on one of them', async () => {
    render(<Toaster max={TOASTS_MAX} duration={TOAST_DURATION} />);
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
    render(<Toaster max={TOASTS_MAX} duration={TOAST_DURATION} />);
    notify.info('Google login is not available yet');
    await pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(1000);
    expect(screen.queryByText('Google login is not available yet')).not.toBeInTheDocument();
  });
});
