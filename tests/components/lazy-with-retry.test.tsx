import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyWithRetry } from '@/components/lazy-with-retry';

function Broken(): never {
  throw new Error('broken');
}

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

/** A lazy greeting whose chunk fails so many times before it comes. */
function lazyGreeting(failures: number) {
  const importModule = vi.fn(async () => {
    if (importModule.mock.calls.length <= failures) throw new TypeError('Failed to fetch');
    return { Greeting };
  });
  return { importModule, Lazy: lazyWithRetry(importModule, (module) => module.Greeting) };
}

beforeEach(() => {
  // React reports what an error boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => onlineManager.setOnline(true));

describe('a lazy component', () => {
  it('shows its fallback until its chunk is there', async () => {
    const { Lazy } = lazyGreeting(0);
    render(<Lazy name="Lena" fallback={<p>Loading</p>} />);
    expect(screen.getByText('Loading')).toBeVisible();
    expect(await screen.findByText('Hello Lena')).toBeVisible();
  });

  it('renders at once, and is imported once, where it was preloaded', async () => {
    const { Lazy, importModule } = lazyGreeting(0);
    await Promise.all([Lazy.preload(), Lazy.preload()]);
    render(<Lazy name="Lena" fallback={<p>Loading</p>} />);
    expect(screen.getByText('Hello Lena')).toBeVisible();
    expect(importModule).toHaveBeenCalledOnce();
  });

  it('whose chunk did not come is imported anew by its retry', async () => {
    const { Lazy, importModule } = lazyGreeting(2);
    render(<Lazy name="Lena" />);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Hello Lena')).toBeVisible();
    expect(importModule).toHaveBeenCalledTimes(3);
  });

  it('that is retried leaves the focus beside it, since its button goes', async () => {
    const { Lazy } = lazyGreeting(2);
    render(
      <main tabIndex={-1}>
        <Lazy name="Lena" />
      </main>,
    );
    const user = userEvent.setup();
    for (const says of [/^Try Again$/, 'Hello Lena']) {
      (await screen.findByRole('button', { name: 'Try Again' })).focus();
      await user.keyboard('{Enter}');
      await screen.findByText(says);
      expect(screen.getByRole('main')).toHaveFocus();
    }
  });

  it('whose chunk did not come without a network is imported anew by itself when the network is back, once', async () => {
    const { Lazy, importModule } = lazyGreeting(2);
    onlineManager.setOnline(false);
    render(<Lazy name="Lena" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
    await act(async () => onlineManager.setOnline(true));
    expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
    expect(importModule).toHaveBeenCalledTimes(2);
    await act(async () => onlineManager.setOnline(false));
    await act(async () => onlineManager.setOnline(true));
    expect(await screen.findByText('Hello Lena')).toBeVisible();
    expect(importModule).toHaveBeenCalledTimes(3);
  });

  it('whose chunk did not come is imported anew where it is rendered next', async () => {
    const { Lazy } = lazyGreeting(1);
    const { unmount } = render(<Lazy name="Lena" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
    unmount();
    render(<Lazy name="Lena" />);
    expect(await screen.findByText('Hello Lena')).toBeVisible();
  });

  it('that breaks is left to the boundary above', async () => {
    const Lazy = lazyWithRetry(
      async () => ({ Broken }),
      (module) => module.Broken,
    );
    render(
      <ErrorBoundary fallback={<p>Caught above</p>}>
        <Lazy />
      </ErrorBoundary>,
    );
    expect(await screen.findByText('Caught above')).toBeVisible();
  });
});

describe('a chunk that is missing', () => {
  it.each([
    ['while the server is there', () => new Response(), 'A new version of Snowline is ready.', 'Reload'],
    ['and so is the server', () => Promise.reject(new TypeError('offline')), 'Network Error', 'Try Again'],
  ])('%s is named: %s', async (_when, respond, title, action) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => respond()),
    );
    const { Lazy } = lazyGreeting(1);
    render(<Lazy name="Lena" />);
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    expect(screen.getByRole('button', { name: action })).toBeVisible();
  });

  it('shows the fallback until it is known why', async () => {
    let respond = (_response: Response) => {};
    const response = new Promise<Response>((resolve) => {
      respond = resolve;
    });
    const ask = vi.fn(() => response);
    vi.stubGlobal('fetch', ask);
    const { Lazy } = lazyGreeting(1);
    render(<Lazy name="Lena" fallback={<p>Loading</p>} />);
    await waitFor(() => expect(ask).toHaveBeenCalled());
    expect(screen.getByText('Loading')).toBeVisible();
    respond(new Response());
    expect(await screen.findByRole('alert')).toHaveTextContent('A new version of Snowline is ready.');
    expect(screen.queryByText('Loading')).not.toBeInTheDocument();
  });

  it('is the network without one, whatever a cache responds', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const fetchDocument = vi.fn(async () => new Response());
    vi.stubGlobal('fetch', fetchDocument);
    const { Lazy } = lazyGreeting(1);
    render(<Lazy name="Lena" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
    expect(fetchDocument).not.toHaveBeenCalled();
  });
});
