import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useLazyOpening } from '@/components/use-lazy-opening';
import { announceChunkFailure } from '@/lib/chunk-failure';
import { ChunkLoadError } from '@/lib/import-chunk';

vi.mock('@/lib/chunk-failure', () => ({ announceChunkFailure: vi.fn() }));

let arrive = () => {};
let fail = () => {};
const preload = vi.fn(
  () =>
    new Promise<void>((resolve, reject) => {
      arrive = resolve;
      fail = () => reject(new ChunkLoadError('lost'));
    }),
);

function Opener() {
  const { isOpen, isPending, open, reach } = useLazyOpening({ preload, prefetch: () => {} });
  return (
    <>
      <button type="button" aria-busy={isPending} onClick={() => void open()} {...reach}>
        Open
      </button>
      <button type="button">Other</button>
      {isOpen && <p>Opened</p>}
    </>
  );
}

function TwoOpeners({ onOpen }: { onOpen: (name: string) => void }) {
  const { open, reach } = useLazyOpening({ preload, prefetch: () => {} });
  return ['First', 'Second'].map((name) => (
    <button key={name} type="button" onClick={() => void open(() => onOpen(name))} {...reach}>
      {name}
    </button>
  ));
}

beforeEach(() => {
  preload.mockClear();
  vi.mocked(announceChunkFailure).mockClear();
});

describe('what is pressed before its code is there', () => {
  it('does not open once the focus has moved on', async () => {
    const user = userEvent.setup();
    render(<Opener />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Other' }));
    arrive();
    await preload.mock.results[0]?.value;
    expect(screen.queryByText('Opened')).not.toBeInTheDocument();
  });

  it('is told of should it not come, but not once the focus has moved on', async () => {
    const user = userEvent.setup();
    render(<Opener />);
    const button = screen.getByRole('button', { name: 'Open' });
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Other' }));
    fail();
    await expect(preload.mock.results[0]?.value).rejects.toThrow();
    await user.click(button);
    expect(announceChunkFailure).not.toHaveBeenCalled();
    fail();
    await waitFor(() => expect(announceChunkFailure).toHaveBeenCalledOnce());
    expect(button).toHaveAttribute('aria-busy', 'false');
  });

  it('neither opens on the next page, nor is told of there', async () => {
    const onOpen = vi.fn();
    const user = userEvent.setup();
    const { unmount } = render(<TwoOpeners onOpen={onOpen} />);
    await user.click(screen.getByRole('button', { name: 'First' }));
    const arriveFirst = arrive;
    await user.click(screen.getByRole('button', { name: 'Second' }));
    unmount();
    arriveFirst();
    fail();
    await Promise.allSettled(preload.mock.results.map(({ value }) => value));
    expect(onOpen).not.toHaveBeenCalled();
    expect(announceChunkFailure).not.toHaveBeenCalled();
  });

  it('opens what was pressed last, alone', async () => {
    const opened: string[] = [];
    const user = userEvent.setup();
    render(<TwoOpeners onOpen={(name) => opened.push(name)} />);
    await user.click(screen.getByRole('button', { name: 'First' }));
    const arriveFirst = arrive;
    await user.click(screen.getByRole('button', { name: 'Second' }));
    arriveFirst();
    arrive();
    await waitFor(() => expect(opened).toContain('Second'));
    expect(opened).toEqual(['Second']);
  });

  it('opens for someone who looked at another window meanwhile', async () => {
    const user = userEvent.setup();
    render(<Opener />);
    const button = screen.getByRole('button', { name: 'Open' });
    await user.click(button);
    // The element keeps the focus within its document.
    fireEvent.blur(button);
    expect(button).toHaveFocus();
    arrive();
    expect(await screen.findByText('Opened')).toBeVisible();
  });
});
