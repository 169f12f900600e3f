import * as DialogPrimitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cn } from '@/lib/class-names';
import { IconButton } from './icon-button';
import { leaveTabToTheBrowser } from './leave-tab-to-the-browser';

interface AnchoredDialogProps
  extends Omit<ComponentProps<typeof DialogPrimitive.Content>, 'title' | 'onInteractOutside' | 'onCloseAutoFocus'> {
  /** Heading of the dialog, and its name. */
  title: string;
  /** Heading in other words than the name. */
  heading?: string | undefined;
  /** Beside the heading. */
  note: string;
  /** Whether an element opens the dialog: a press there keeps it open. */
  isOpener: (target: Element) => boolean;
  onClose: () => void;
  /** Called after closing by Escape, the close button or code, to restore the focus. Not after a press outside. */
  onGone: () => void;
  /** The body, between head and foot. */
  children: ReactNode;
}

/**
 * A dialog below the element that opened it, not modal: the page behind stays usable, and Tab leaves the dialog. Rendered in
 * place, without a portal; its container positions it.
 */
export function AnchoredDialog({
  title,
  heading = title,
  note,
  isOpener,
  onClose,
  onGone,
  className,
  children,
  ...props
}: AnchoredDialogProps) {
  const wasLeft = useRef(false);
  const content = useRef<HTMLDivElement>(null);
  // Opened near the lower edge of the window, it would be outside. Not with `onOpenAutoFocus`: who places the focus earlier keeps
  // that from being called.
  useEffect(() => {
    content.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <DialogPrimitive.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DialogPrimitive.Content
        ref={content}
        data-slot="anchored-dialog"
        aria-label={title}
        aria-labelledby={undefined}
        aria-describedby={undefined}
        onInteractOutside={(event) => {
          if (event.target instanceof Element && isOpener(event.target)) event.preventDefault();
          else wasLeft.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!wasLeft.current) onGone();
        }}
        onKeyDownCapture={leaveTabToTheBrowser}
        className={cn(
          'absolute top-1 left-0 z-40 rounded-3 border border-line bg-surface shadow-menu animate-rise-in',
          className,
        )}
        {...props}
      >
        <div className="grid grid-cols-[auto_minmax(0,1fr)_44px] items-baseline gap-x-5 pt-3 pr-3 pb-1 pl-6">
          <DialogPrimitive.Title className="text-item">{heading}</DialogPrimitive.Title>
          <p className="text-small leading-[1.4] text-ink-2">{note}</p>
          <DialogPrimitive.Close asChild>
            <IconButton label="Close" className="self-center">
              <X aria-hidden />
            </IconButton>
          </DialogPrimitive.Close>
        </div>
        {children}
      </DialogPrimitive.Content>
    </DialogPrimitive.Root>
  );
}
