import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from '@/components/ui/alert-dialog';

interface UnsavedChangesProps {
  /** Called on leaving: whether something would be lost. */
  hasChanges: () => boolean;
  /** Whether the browser asks before a reload or a navigation to another site. */
  isDirty: boolean;
  /** What is not saved. */
  text: string;
}

/**
 * Asks before a form with changes is left: with a dialog on a navigation within the site, with the browser's own on a reload
 * or a navigation to another site. Not on a navigation to the same path.
 */
export function UnsavedChanges({ hasChanges, isDirty, text }: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );

  // Only while there are changes: such a listener excludes the page from the browser's back/forward cache.
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (
    <AlertDialog open={blocker.state === 'blocked'} onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}>
      <AlertDialogContent>
        <AlertDialogTitle>Leave without saving?</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Keep editing</AlertDialogCancel>
          <AlertDialogAction
            onClick={(event) => {
              // Keeps the dialog from closing, which would reset the blocker.
              event.preventDefault();
              blocker.proceed?.();
            }}
          >
            Leave
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
