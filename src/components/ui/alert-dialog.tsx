import * as AlertDialogPrimitive from '@radix-ui/react-alert-dialog';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { Button, type ButtonProps } from './button';
import { dialogBody, dialogFooter, scrim } from './dialog-classes';
import { useModalFocus } from './use-modal-focus';

export const AlertDialog = AlertDialogPrimitive.Root;

/** A confirmation that needs a choice: a click outside does not close it, Escape cancels. */
export function AlertDialogContent({ className, ...props }: ComponentProps<typeof AlertDialogPrimitive.Content>) {
  const focus = useModalFocus();
  return (
    <AlertDialogPrimitive.Portal>
      <AlertDialogPrimitive.Overlay data-slot="alert-dialog-overlay" className={scrim} />
      <AlertDialogPrimitive.Content
        data-slot="alert-dialog"
        className={cn(dialogBody, className)}
        {...focus}
        {...props}
      />
    </AlertDialogPrimitive.Portal>
  );
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof AlertDialogPrimitive.Title>) {
  return (
    <AlertDialogPrimitive.Title data-slot="alert-dialog-title" className={cn('text-[1.5rem]', className)} {...props} />
  );
}

export function AlertDialogDescription({
  className,
  ...props
}: ComponentProps<typeof AlertDialogPrimitive.Description>) {
  return (
    <AlertDialogPrimitive.Description
      data-slot="alert-dialog-description"
      className={cn('mt-2.5 text-ink-2', className)}
      {...props}
    />
  );
}

/** Row of buttons: AlertDialogCancel, then AlertDialogAction. */
export function AlertDialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="alert-dialog-footer" className={cn(dialogFooter, className)} {...props} />;
}

/** The safe choice; gets the focus first. */
export function AlertDialogCancel({ size = 'small', ...props }: ButtonProps) {
  return (
    <AlertDialogPrimitive.Cancel asChild>
      <Button size={size} {...props} />
    </AlertDialogPrimitive.Cancel>
  );
}

/** Confirms and closes. To keep the dialog open while work is under way, prevent the click's default and set `busy`. */
export function AlertDialogAction({ size = 'small', variant = 'danger', ...props }: ButtonProps) {
  return (
    <AlertDialogPrimitive.Action asChild>
      <Button size={size} variant={variant} {...props} />
    </AlertDialogPrimitive.Action>
  );
}
