import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Button } from '@/components/ui/button';
import { translatePage } from '../support/translate-page';

describe('a button', () => {
  it('while busy shows the busy word, keeps the focus and swallows clicks', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    const page = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy} busyLabel="Saving..." onClick={onClick}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(page(false));
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    rerender(page(true));

    expect(screen.getByRole('button', { name: 'Saving...' })).toBe(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('does not mention the busy word while idle', () => {
    render(<Button busyLabel="Saving...">Save</Button>);
    expect(screen.queryByText('Saving...')).not.toBeInTheDocument();
  });

  it('keeps its name when it is busy without a word', () => {
    render(<Button busy>Save to Favorites</Button>);
    expect(screen.getByRole('button', { name: 'Save to Favorites' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('can be a link', () => {
    render(
      <Button asChild variant="primary">
        <a href="/resorts">Explore Resorts</a>
      </Button>,
    );
    expect(screen.getByRole('link', { name: 'Explore Resorts' })).toHaveAttribute('href', '/resorts');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

it('with an icon says its words once on a translated page, during work and after it', () => {
  const content = (
    <>
      <i />
      Add a resort
    </>
  );
  const { rerender } = render(<Button busy={false}>{content}</Button>);
  onTestFinished(translatePage({ mark: false }));
  const button = screen.getByRole('button');
  for (const busy of [true, false]) {
    rerender(<Button busy={busy}>{content}</Button>);
    expect(button).toHaveTextContent(/^Add a resort$/);
  }
});
