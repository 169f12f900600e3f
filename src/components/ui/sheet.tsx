import * as DialogPrimitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { scrim, sheet } from './dialog-classes';
import { IconButton } from './icon-button';
import { useModalFocus } from './use-modal-focus';

export const Sheet = DialogPrimitive.Root;

interface SheetContentProps extends Omit<ComponentProps<typeof DialogPrimitive.Content>, 'title' | 'className'> {
  /** Heading and accessible name of the sheet. */
  title: string;
  /** Heading in other words than the name. */
  heading?: string | undefined;
  /** Row of buttons that stays at the bottom while the content scrolls. */
  foot: ReactNode;
}

/** Sheet from the bottom edge, at most as high as the window. Heading and foot stay in view unless the window is low. */
export function SheetContent({ title, heading = title, foot, children, ...props }: SheetContentProps) {
  const focus = useModalFocus();
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay data-slot="sheet-overlay" className={scrim} />
      <DialogPrimitive.Content
        data-slot="sheet"
        aria-label={title}
        aria-labelledby={undefined}
        aria-describedby={undefined}
        className={`${sheet} tall:grid tall:grid-rows-[auto_minmax(0,1fr)_auto] md:mx-auto md:max-w-160`}
        {...focus}
        {...props}
      >
        <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-gutter">
          <DialogPrimitive.Title className="text-item">{heading}</DialogPrimitive.Title>
          <DialogPrimitive.Close asChild>
            <IconButton label="Close">
              <X aria-hidden />
            </IconButton>
          </DialogPrimitive.Close>
        </div>
        <div className="overscroll-contain tall:overflow-y-auto">{children}</div>
        <div className="flex gap-2 border-t border-line px-gutter pt-2 pb-[max(.5rem,env(safe-area-inset-bottom))]">
          {foot}
        </div>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}
