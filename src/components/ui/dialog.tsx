import * as DialogPrimitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { dialogBody, dialogFooter, dialogTitle, scrim } from './dialog-classes';
import { IconButton } from './icon-button';
import { useModalFocus } from './use-modal-focus';

export const Dialog = DialogPrimitive.Root;

/** The window: 480 wide, on phones a sheet at the bottom. Needs a DialogTitle. */
export function DialogContent({ className, children, ...props }: ComponentProps<typeof DialogPrimitive.Content>) {
  const focus = useModalFocus();
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay data-slot="dialog-overlay" className={scrim} />
      <DialogPrimitive.Content data-slot="dialog" className={cn(dialogBody, className)} {...focus} {...props}>
        {children}
        <DialogPrimitive.Close asChild>
          <IconButton label="Close" className="absolute top-3 right-3">
            <X aria-hidden />
          </IconButton>
        </DialogPrimitive.Close>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title data-slot="dialog-title" className={cn(dialogTitle, 'pr-10', className)} {...props} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn('mt-2.5 text-ink-2', className)}
      {...props}
    />
  );
}

/** Row of buttons: cancel first, action last; side by side and full width on phones. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-footer" className={cn(dialogFooter, className)} {...props} />;
}
