import { Pencil, Trash2 } from 'lucide-react';
import { lazy, type MouseEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import type { Review } from '@/api/reviews/review.schema';
import { IconButton } from '@/components/ui/icon-button';

const EditReviewDialog = lazy(() =>
  import('./edit-review-dialog').then(({ EditReviewDialog }) => ({ default: EditReviewDialog })),
);
const DeleteReviewDialog = lazy(() =>
  import('./delete-review-dialog').then(({ DeleteReviewDialog }) => ({ default: DeleteReviewDialog })),
);

interface OwnReviewDialogsProps {
  userId: string;
  resortNameOf: (review: Review) => string;
  /** Takes the focus when a review is gone, and its buttons with it. */
  onFocusLost: () => void;
  /** Told when a dialog is left: a draft may have been kept or dropped. */
  onLeft?: () => void;
  /** Renders the reviews; the function it is given makes the author's buttons of one. */
  children: (renderActions: (review: Review) => ReactNode) => ReactNode;
}

interface Task {
  kind: 'edit' | 'delete';
  review: Review;
  opening: number;
}

/** Edit and delete for reviews of one's own; the dialogs' code is loaded on demand. */
export function OwnReviewDialogs({ userId, resortNameOf, onFocusLost, onLeft, children }: OwnReviewDialogsProps) {
  // The task stays after closing, so that the dialog keeps its words while it fades.
  const [task, setTask] = useState<Task>();
  const [isOpen, setOpen] = useState(false);

  const opener = useRef<HTMLButtonElement>(null);

  const open = (kind: Task['kind'], review: Review) => (event: MouseEvent<HTMLButtonElement>) => {
    opener.current = event.currentTarget;
    setTask((last) => ({ kind, review, opening: (last?.opening ?? 0) + 1 }));
    setOpen(true);
  };

  function returnFocus(event: Event) {
    event.preventDefault();
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
    onCloseAutoFocus: returnFocus,
  };

  return (
    <>
      {children((review) => (
        <span className="-mr-3 flex">
          <IconButton label="Edit review" onClick={open('edit', review)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label="Delete review" onClick={open('delete', review)}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      ))}
      <Suspense fallback={null}>
        {dialog && task.kind === 'edit' && <EditReviewDialog key={task.opening} {...dialog} />}
        {dialog && task.kind === 'delete' && <DeleteReviewDialog key={task.opening} {...dialog} />}
      </Suspense>
    </>
  );
}
