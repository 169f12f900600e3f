import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useRestoreFocus } from '@/lib/use-restore-focus';

function Cards({ names }: { names: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useRestoreFocus(heading, names.length, (before, now) => now < before);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Cards
      </h1>
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the focus', () => {
  // First: nothing in this document has had the focus yet.
  it('is not moved on a page where nothing had it, such as one that adds what is stored', () => {
    const { rerender } = render(<Cards names={['a', 'b']} />);
    rerender(<Cards names={['a']} />);
    expect(document.body).toHaveFocus();
  });

  it('goes to the heading when the card that had it is removed', () => {
    const { rerender } = render(<Cards names={['a', 'b']} />);
    button('b').focus();
    rerender(<Cards names={['a']} />);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('stays where it is when something else is removed', () => {
    const { rerender } = render(<Cards names={['a', 'b']} />);
    button('a').focus();
    rerender(<Cards names={['a']} />);
    expect(button('a')).toHaveFocus();
  });

  it('is not taken when nothing was removed', () => {
    const { rerender } = render(<Cards names={['a']} />);
    rerender(<Cards names={['a', 'b']} />);
    expect(document.body).toHaveFocus();
  });
});
