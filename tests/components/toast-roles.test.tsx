import { act, render, screen, within } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadError } from '@/components/load-error';
import { Alert } from '@/components/ui/alert';
import { Toaster } from '@/components/ui/toaster';
import { notify } from '@/lib/notify';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const region = () => screen.getByRole('region', { name: /^Notifications/ });
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

describe('what is announced', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(async () => {
    toast.dismiss();
    await pass(6000);
    vi.useRealTimers();
  });

  it('of an error is announced at once, title and reason, and by nothing else', async () => {
    render(<Toaster />);
    notify.failure('There was a problem updating your favorites', { description: 'The lifts are closed' });
    await pass(500);
    expect(alerts()).toEqual(['There was a problem updating your favoritesThe lifts are closed']);
    expect(region()).toHaveAttribute('aria-live', 'off');
    expect(within(region()).queryByRole('status')).not.toBeInTheDocument();
  });

  it('of good news waits for a pause', async () => {
    render(<Toaster />);
    notify.success('Review added successfully!');
    await pass(500);
    expect(within(region()).getByRole('status')).toHaveTextContent('Review added successfully!');
    expect(alerts()).toEqual([]);
  });

  it.each([
    [
      'a refused form',
      <Alert key="form" variant="danger">
        Invalid email or password
      </Alert>,
    ],
    ['a part that did not load', <LoadError key="part" title="Network Error" message="No answer" actions={[]} />],
    [
      'a line on being offline',
      <Alert key="line" variant="warn" role="status">
        You are offline
      </Alert>,
    ],
  ])('of a failure is left to %s in the page, whichever comes first', async (_what, notice) => {
    const view = render(<Toaster />);
    notify.failure('Failed to sign in', { description: 'Invalid email or password' });
    await pass(50);
    view.rerender(
      <>
        {notice}
        <Toaster />
      </>,
    );
    await pass(1000);
    expect(screen.getByText('Failed to sign in')).toBeVisible();
    expect(within(region()).queryByRole('alert')).not.toBeInTheDocument();

    notify.failure('There was a problem updating your favorites');
    await pass(500);
    expect(within(region()).getByRole('alert')).toHaveTextContent('There was a problem updating your favorites');
  });
});
