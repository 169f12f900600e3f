import { Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Review } from '@/api/reviews/review.schema';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { IconButton } from '@/components/ui/icon-button';
import { Spinner } from '@/components/ui/spinner';
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
  /** Renders the reviews; `renderActions` renders the author's buttons for one, described by the element of an id. */
  children: (renderActions: (review: Review, describedBy?: string) => ReactNode) => ReactNode;
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

  const openTask = (kind: Task['kind'], review: Review) => (button: HTMLButtonElement) => {
    opener.current = button;
    setTask((last) => ({ kind, review, opening: (last?.opening ?? 0) + 1 }));
    setOpen(true);
  };

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
      {children((review, describedBy) => (
        <span className="-mr-3 flex">
          <LazyIconButton
            label={m.reviews_edit_title()}
            describedBy={describedBy}
            dialog={EditReviewDialog}
            onOpen={openTask('edit', review)}
          >
            <Pencil aria-hidden />
          </LazyIconButton>
          <LazyIconButton
            label={m.reviews_delete_title()}
            describedBy={describedBy}
            dialog={DeleteReviewDialog}
            onOpen={openTask('delete', review)}
          >
            <Trash2 aria-hidden />
          </LazyIconButton>
        </span>
      ))}
      {dialog && task.kind === 'edit' && <EditReviewDialog key={task.opening} {...dialog} />}
      {dialog && task.kind === 'delete' && <DeleteReviewDialog key={task.opening} {...dialog} />}
    </>
  );
}

interface LazyIconButtonProps {
  label: string;
  /** Id of what tells it from the same button of another review. */
  describedBy: string | undefined;
  /** What it opens. */
  dialog: Parameters<typeof useLazyOpening>[0];
  /** Called once the code of the dialog is there. */
  onOpen: (button: HTMLButtonElement) => void;
  children: ReactNode;
}

/** A button whose icon is a spinner until the code of its dialog is there. */
function LazyIconButton({ label, describedBy, dialog, onOpen, children }: LazyIconButtonProps) {
  const { isPending, open, reach } = useLazyOpening(dialog);
  return (
    <IconButton
      label={label}
      aria-describedby={describedBy}
      aria-busy={isPending}
      onClick={({ currentTarget }) => void open(() => onOpen(currentTarget))}
      {...reach}
    >
      {isPending ? <Spinner /> : children}
    </IconButton>
  );
}
