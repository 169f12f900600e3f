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
  /** Tells, at the moment of leaving, whether something would be lost. */
  hasChanges: () => boolean;
  /** Whether the browser is to ask before a reload or another site. */
  isDirty: boolean;
  /** What is not saved. */
  text: string;
}

/**
 * Asks before a form with changes is left: by a link or Back in words of ours, by a reload or for another site in the
 * browser's. Another address of the same page leaves nothing.
 */
export function UnsavedChanges({ hasChanges, isDirty, text }: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );

  // Only while there is something to lose: such a listener keeps the page out of the browser's back/forward cache.
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
              // Closing would count as staying.
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
