import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useAskBeforeUnload } from '@/lib/use-ask-before-unload';
import { m } from '@/paraglide/messages';

interface UnsavedChangesProps {
  /** Called on leaving: whether anything would be lost. */
  hasChanges: () => boolean;
  /** Whether the browser asks before a reload or a navigation to another site. */
  isDirty: boolean;
  /** What is not saved. */
  text: string;
}

/**
 * Asks for confirmation before leaving a form with changes: in a dialog within the site, in the browser's own for a
 * reload or another site. Navigating to the same path does not ask.
 */
export function UnsavedChanges({ hasChanges, isDirty, text }: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );

  useAskBeforeUnload(isDirty);

  // Saved while the dialog is open: nothing would be lost any more.
  useEffect(() => {
    if (!isDirty) blocker.proceed?.();
  }, [isDirty, blocker]);

  return (
    <Dialog
      placement="alert"
      open={blocker.state === 'blocked'}
      title={m.form_leave()}
      description={text}
      foot={
        <>
          <Button size="small" onClick={blocker.reset}>
            {m.form_keep_editing()}
          </Button>
          <Button size="small" variant="danger" onClick={blocker.proceed}>
            {m.form_leave_button()}
          </Button>
        </>
      }
      onClose={() => blocker.reset?.()}
    />
  );
}
