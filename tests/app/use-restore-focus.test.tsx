import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useFocusNextItem, useRestoreFocus } from '@/lib/use-restore-focus';

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

/** A list that has rendered only its last items, as a long one does. */
function LongList({ ids }: { ids: readonly string[] }) {
  const list = useRef<HTMLDivElement>(null);
  useFocusNextItem(list, (id) => `[data-id="${id}"]`, ids);
  return (
    <div ref={list}>
      {ids.slice(-3).map((id) => (
        <button key={id} type="button" data-id={id}>
          {id}
        </button>
      ))}
    </div>
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

  it('goes to the item that follows the removed one, wherever in the list it is', () => {
    const { rerender } = render(<LongList ids={['a', 'b', 'c', 'd', 'e']} />);
    button('c').focus();
    rerender(<LongList ids={['a', 'b', 'd', 'e']} />);
    expect(button('d')).toHaveFocus();
  });
});
