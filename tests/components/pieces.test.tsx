// spec: 2.31, 9.2

import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { KeyFigure } from '@/components/key-figure';
import { initials, UserAvatar } from '@/components/user-avatar';
import { translatePage } from '../support/translate-page';

describe('the avatar', () => {
  const picture = (container: HTMLElement) => container.querySelector('img');

  it('shows the picture, and the initials when it is broken', () => {
    const { container } = render(<UserAvatar name="Lena Meier" src="https://example.com/lena.jpg" />);
    const image = picture(container);
    expect(image).toHaveAttribute('src', 'https://example.com/lena.jpg');
    expect(screen.queryByText('LM')).not.toBeInTheDocument();
    if (image) fireEvent.error(image);
    expect(screen.getByText('LM')).toBeVisible();
  });

  it('tries again when the address changes', () => {
    const { container, rerender } = render(<UserAvatar name="Lena Meier" src="https://example.com/old.jpg" />);
    const broken = picture(container);
    if (broken) fireEvent.error(broken);
    rerender(<UserAvatar name="Lena Meier" src="https://example.com/new.jpg" />);
    expect(picture(container)).toHaveAttribute('src', 'https://example.com/new.jpg');
  });

  it('loads nothing that is not a web address', () => {
    const { container } = render(<UserAvatar name="" src="javascript:alert(1)" />);
    expect(picture(container)).toBeNull();
    expect(screen.getByText('U')).toBeVisible();
  });
});

describe('initials', () => {
  it.each([
    ['Lena Meier', 'LM'],
    ['  lena   von meier ', 'LV'],
    ['Priya', 'P'],
    ['Åsa Öberg', 'ÅÖ'],
    ['', 'U'],
    ['   ', 'U'],
    [null, 'U'],
    [undefined, 'U'],
  ])('of %j are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

it('a key figure of a translated page gets another label', () => {
  const { rerender } = render(
    <dl>
      <KeyFigure label="Slopes" value={undefined} />
    </dl>,
  );
  onTestFinished(translatePage({ mark: false }));

  rerender(
    <dl>
      <KeyFigure label="Runs" labelOnPhones=", linked area" value={{ value: '78' }} />
    </dl>,
  );
  expect(screen.getByRole('term')).toHaveTextContent('Runs, linked area');
});
