import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';

// Radix bars the pointer from everything outside by a style; the click is sent all the same.
const anywhere = () => userEvent.setup({ pointerEventsCheck: 0 });

function Opener(props: Omit<ComponentProps<typeof Dialog>, 'open' | 'onClose' | 'title'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        open={isOpen}
        title="Delete review"
        description="This action cannot be undone."
        foot={<Button>Cancel</Button>}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

describe('a dialog', () => {
  it('closes by a click outside, by Escape and by its close button, and gives the focus back', async () => {
    const user = anywhere();
    render(<Opener />);
    const opener = screen.getByRole('button', { name: 'Open' });
    const ways = [
      () => user.click(document.body),
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('button', { name: 'Close' })),
    ];
    for (const close of ways) {
      await user.click(opener);
      expect(screen.getByRole('dialog', { name: 'Delete review' })).toHaveAccessibleDescription(/cannot be undone/);
      await close();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(opener).toHaveFocus();
    }
  });

  it('that is an alert starts at the safe choice, stays open when one clicks outside, and closes by Escape', async () => {
    const user = anywhere();
    render(<Opener placement="alert" />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete review' });
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(document.body);
    expect(dialog).toBeVisible();
    await user.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
  });
});
