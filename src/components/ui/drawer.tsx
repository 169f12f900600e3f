import * as DialogPrimitive from '@radix-ui/react-dialog';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { scrim, sheet } from './dialog-classes';
import { useModalFocus } from './use-modal-focus';

export const Drawer = DialogPrimitive.Root;

interface DrawerContentProps extends ComponentProps<typeof DialogPrimitive.Content> {
  /** Names the sheet for assistive technology; nothing is shown. */
  title: string;
}

/** Sheet from the bottom edge for narrow screens, with a decorative handle. */
export function DrawerContent({ title, className, children, ...props }: DrawerContentProps) {
  const focus = useModalFocus();
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay data-slot="drawer-overlay" className={scrim} />
      <DialogPrimitive.Content
        data-slot="drawer"
        aria-describedby={undefined}
        className={cn(sheet, 'px-gutter pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))]', className)}
        {...focus}
        {...props}
      >
        <div aria-hidden className="mx-auto mb-3 h-1 w-10 rounded-1 bg-control" />
        <DialogPrimitive.Title className="sr-only">{title}</DialogPrimitive.Title>
        {children}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

/** Row of a drawer, 56 px high: a button or, with `asChild` around it, part of a DrawerClose. */
export function DrawerItem({ className, type = 'button', ...props }: ComponentProps<'button'>) {
  return (
    <button
      data-slot="drawer-item"
      type={type}
      className={cn(
        'focus-inset flex min-h-14 w-full items-center justify-between gap-3 border-t border-line text-left text-[1.125rem] font-semibold',
        className,
      )}
      {...props}
    />
  );
}
