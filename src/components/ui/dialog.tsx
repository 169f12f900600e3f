import * as Radix from '@radix-ui/react-dialog';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cn } from '@/lib/class-names';
import { placements } from './dialog-placements';
import { leaveTabToTheBrowser } from './leave-tab-to-the-browser';
import { useModalFocus } from './use-modal-focus';

interface DialogProps extends Omit<ComponentProps<typeof Radix.Content>, 'title' | 'onCloseAutoFocus'> {
  placement?: keyof typeof placements;
  open?: boolean;
  /** Heading and accessible name. */
  title: string;
  /** Visible heading, if it differs from the accessible name. */
  heading?: string | undefined;
  description?: ReactNode;
  /** Row of buttons: cancel first, action last. */
  foot?: ReactNode;
  onClose: () => void;
  /**
   * Places the focus after closing, instead of where it was before. Not called after a press outside a non-modal
   * dialog.
   */
  onClosed?: (() => void) | undefined;
}

/** A dialog in one of the placements. */
export function Dialog({
  placement = 'window',
  open = true,
  title,
  heading,
  description,
  foot,
  onClose,
  onClosed,
  onOpenAutoFocus,
  onInteractOutside,
  className,
  children,
  ...props
}: DialogProps) {
  const { slot, className: placed, Layout } = placements[placement];
  const isModal = placement !== 'anchored';
  const modalFocus = useModalFocus();
  const before = useRef<Element | null>(null);
  const wasLeft = useRef(false);
  const content = useRef<HTMLDivElement>(null);
  // Opened near the lower edge of the window, the dialog would be outside of it. Not done in `onOpenAutoFocus`, which
  // is not called if the focus was placed before.
  useEffect(() => {
    if (open && !isModal) content.current?.scrollIntoView({ block: 'nearest' });
  }, [open, isModal]);

  const box = (
    <Radix.Content
      ref={content}
      data-slot={slot}
      {...(placement === 'alert' && { role: 'alertdialog' })}
      {...(heading !== undefined && { 'aria-label': title, 'aria-labelledby': undefined })}
      className={cn(placed, className)}
      onOpenAutoFocus={(event) => {
        before.current = document.activeElement;
        onOpenAutoFocus?.(event);
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (!isModal && wasLeft.current) return;
        if (onClosed) onClosed();
        else if (before.current instanceof HTMLElement) before.current.focus();
      }}
      onInteractOutside={(event) => {
        if (placement === 'alert') event.preventDefault();
        onInteractOutside?.(event);
        wasLeft.current ||= !event.defaultPrevented;
      }}
      {...(isModal ? modalFocus : { onKeyDownCapture: leaveTabToTheBrowser })}
      {...props}
    >
      <Layout heading={heading ?? title} description={description} foot={foot}>
        {children}
      </Layout>
    </Radix.Content>
  );
  return (
    <Radix.Root open={open} modal={isModal} onOpenChange={(next) => !next && onClose()}>
      {isModal ? (
        <Radix.Portal>
          <Radix.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
          {box}
        </Radix.Portal>
      ) : (
        box
      )}
    </Radix.Root>
  );
}
