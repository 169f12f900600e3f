import * as PopoverPrimitive from '@radix-ui/react-popover';
import type { ReactNode, RefObject } from 'react';
import { cn } from '@/lib/class-names';
import { leaveTabToTheBrowser } from './leave-tab-to-the-browser';

interface PopoverProps {
  id: string;
  'aria-label': string;
  /** The button that opened it. The panel is placed below it, and pressing it does not count as outside. */
  anchor: RefObject<HTMLElement | null>;
  /** Called when Escape, a press or focus outside closes it. */
  onDismiss: (by: 'escape' | 'outside') => void;
  className?: string;
  children: ReactNode;
}

/**
 * Open panel 8 px below its button, right after it in the document, as a named region. The focus does not move. Without
 * a Radix trigger, so that the button can be rendered before this chunk is loaded.
 */
export function Popover({ id, 'aria-label': label, anchor, onDismiss, className, children }: PopoverProps) {
  return (
    <PopoverPrimitive.Root open modal={false} onOpenChange={() => onDismiss('outside')}>
      <PopoverPrimitive.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <PopoverPrimitive.Content
        id={id}
        role="region"
        aria-label={label}
        align="end"
        sideOffset={8}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => {
          event.preventDefault();
          onDismiss('escape');
        }}
        onInteractOutside={(event) => {
          if (anchor.current?.contains(event.target as Node)) event.preventDefault();
        }}
        onKeyDownCapture={leaveTabToTheBrowser}
        className={cn(
          'z-40 max-h-(--radix-popover-content-available-height) max-w-(--radix-popover-content-available-width) overflow-y-auto',
          'overscroll-contain rounded-3 border border-line bg-surface p-2 shadow-menu animate-rise-in',
          className,
        )}
      >
        {children}
      </PopoverPrimitive.Content>
    </PopoverPrimitive.Root>
  );
}
