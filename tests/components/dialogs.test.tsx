import { AlertDialogTrigger } from '@radix-ui/react-alert-dialog';
import { DialogTrigger } from '@radix-ui/react-dialog';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog';

// Radix bars the pointer from everything outside by a style; the click is sent all the same.
const anywhere = () => userEvent.setup({ pointerEventsCheck: 0 });

function DeleteQuestion({ busy = false }) {
  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button>Delete review</Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogTitle>Delete review</AlertDialogTitle>
        <AlertDialogDescription>This action cannot be undone.</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction busy={busy} busyLabel="Deleting...">
            Delete
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

describe('an alert dialog', () => {
  it('starts at the safe choice and stays open when one clicks outside', async () => {
    const user = anywhere();
    render(<DeleteQuestion />);
    await user.click(screen.getByRole('button', { name: 'Delete review' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete review' });
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(document.body);
    expect(dialog).toBeVisible();
  });

  it('gives the focus back when it closes', async () => {
    const user = anywhere();
    render(<DeleteQuestion />);
    const opener = screen.getByRole('button', { name: 'Delete review' });
    await user.click(opener);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('stays open while its action is busy', async () => {
    const user = anywhere();
    render(<DeleteQuestion busy />);
    await user.click(screen.getByRole('button', { name: 'Delete review' }));
    await user.click(screen.getByRole('button', { name: 'Deleting...' }));
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});

describe('a dialog', () => {
  it('closes by a click outside, by Escape and by its close button', async () => {
    const user = anywhere();
    render(
      <Dialog>
        <DialogTrigger>Save more</DialogTrigger>
        <DialogContent>
          <DialogTitle>Save More Favorites</DialogTitle>
          <DialogDescription>Three of three are taken.</DialogDescription>
        </DialogContent>
      </Dialog>,
    );
    const opener = screen.getByRole('button', { name: 'Save more' });
    const ways = [
      () => user.click(document.body),
      () => user.keyboard('{Escape}'),
      () => user.click(screen.getByRole('button', { name: 'Close' })),
    ];
    for (const close of ways) {
      await user.click(opener);
      expect(screen.getByRole('dialog', { name: 'Save More Favorites' })).toBeVisible();
      await close();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
  });
});
