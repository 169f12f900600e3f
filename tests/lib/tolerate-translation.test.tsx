import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tolerateTranslation } from '@/lib/tolerate-translation';

let end = () => {};
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  end = tolerateTranslation();
});
afterEach(() => end());

/** Text as no component of ours has it: beside elements that come and go. */
function Loose({ isLong, text }: { isLong: boolean; text: string }) {
  return (
    <p role="note">
      {isLong && <b>Long. </b>}
      {text}
    </p>
  );
}

/** What a browser does to the text, keeping the old node inside or not. */
function translate(isKept: boolean): void {
  const text = [...screen.getByRole('note').childNodes].find((node) => node.nodeType === Node.TEXT_NODE) as Text;
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append(isKept ? text : `«${text.data}»`);
}

it.each([true, false])('puts an element beside a translated text (text kept inside: %s)', (isKept) => {
  const { rerender } = render(<Loose isLong={false} text="Snow" />);
  translate(isKept);
  rerender(<Loose isLong text="Snow" />);
  expect(screen.getByText('Long.')).toBeInTheDocument();
  expect(console.warn).toHaveBeenCalledWith(
    expect.stringContaining('insertBefore'),
    expect.anything(),
    expect.anything(),
  );
});

it('removes the element that holds a translated text', () => {
  const { rerender } = render(<Loose isLong={false} text="Snow" />);
  translate(true);
  rerender(<Loose isLong={false} text="" />);
  expect(screen.getByRole('note')).toHaveTextContent(/^$/);
});

it('goes on where the text is nowhere any more', () => {
  const parent = document.createElement('p');
  const gone = document.createTextNode('gone');
  expect(parent.removeChild(gone)).toBe(gone);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('removeChild'), gone, parent);
});

it('leaves everything else as it is, and can be ended', () => {
  const parent = document.createElement('p');
  const [first, second] = [document.createElement('i'), document.createElement('b')];
  parent.insertBefore(second, null);
  parent.insertBefore(first, second);
  expect([...parent.children]).toEqual([first, second]);
  expect(parent.removeChild(first)).toBe(first);
  expect(console.warn).not.toHaveBeenCalled();

  end();
  expect(() => parent.removeChild(first)).toThrow();
});
