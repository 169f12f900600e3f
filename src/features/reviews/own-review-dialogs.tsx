import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Review } from '@/api/reviews/review.schema';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { IconButton } from '@/components/ui/icon-button';
import { useLazyOpening } from '@/components/use-lazy-opening';
import { m } from '@/paraglide/messages';

const EditReviewDialog = lazyWithRetry(
  () => import('./edit-review-dialog'),
  ({ EditReviewDialog }) => EditReviewDialog,
);
const DeleteReviewDialog = lazyWithRetry(
  () => import('./delete-review-dialog'),
  ({ DeleteReviewDialog }) => DeleteReviewDialog,
);

interface OwnReviewDialogsProps {
  userId: string;
  resortNameOf: (review: Review) => string;
  /** Moves the focus after a review has been removed along with its buttons. */
  onFocusLost: () => void;
  /** Called when a dialog closes, which may have stored or dropped a draft. */
  onLeft?: () => void;
  /** Renders the reviews; `renderActions` renders the author's buttons for one. */
  children: (renderActions: (review: Review) => ReactNode) => ReactNode;
}

interface Task {
  kind: 'edit' | 'delete';
  review: Review;
  opening: number;
}

/** Edit and delete buttons for one's own reviews, with lazy dialogs. */
export function OwnReviewDialogs({ userId, resortNameOf, onFocusLost, onLeft, children }: OwnReviewDialogsProps) {
  // The task is kept after closing, so that the dialog keeps its content while it fades out.
  const [task, setTask] = useState<Task>();
  const [isOpen, setOpen] = useState(false);

  const opener = useRef<HTMLButtonElement>(null);

  const openings = { edit: useLazyOpening(EditReviewDialog), delete: useLazyOpening(DeleteReviewDialog) };
  const openerOf = (kind: Task['kind'], review: Review) => ({
    ...openings[kind].reach,
    onClick: ({ currentTarget }: { currentTarget: HTMLButtonElement }) => {
      opener.current = currentTarget;
      void openings[kind].open(() => {
        setTask((last) => ({ kind, review, opening: (last?.opening ?? 0) + 1 }));
        setOpen(true);
      });
    },
  });

  function returnFocus() {
    if (opener.current?.isConnected) opener.current.focus();
    else onFocusLost();
  }

  const dialog = task && {
    userId,
    review: task.review,
    resortName: resortNameOf(task.review),
    open: isOpen,
    onClose: () => {
      setOpen(false);
      onLeft?.();
    },
    onClosed: returnFocus,
  };

  return (
    <>
      {children((review) => (
        <span className="-mr-3 flex">
          <IconButton label={m.reviews_edit_title()} {...openerOf('edit', review)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label={m.reviews_delete_title()} {...openerOf('delete', review)}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      ))}
      {dialog && task.kind === 'edit' && <EditReviewDialog key={task.opening} {...dialog} />}
      {dialog && task.kind === 'delete' && <DeleteReviewDialog key={task.opening} {...dialog} />}
    </>
  );
}
