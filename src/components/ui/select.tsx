import * as SelectPrimitive from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '@/lib/class-names';
import { selectClasses } from './field-classes';
import { useLandmark } from './use-landmark';

/**
 * A field that opens a list. While it is open, an invisible layer keeps presses from the page behind; a dialog, and the list
 * of a field in it, lie above that layer.
 */
export function Select({ onOpenChange, children, ...props }: ComponentProps<typeof SelectPrimitive.Root>) {
  const [isOpen, setIsOpen] = useState(props.defaultOpen ?? false);
  const note = (open: boolean) => {
    setIsOpen(open);
    onOpenChange?.(open);
  };
  return (
    <SelectPrimitive.Root onOpenChange={note} {...props}>
      {children}
      {isOpen && createPortal(<div aria-hidden className="pointer-events-auto fixed inset-0 z-45" />, document.body)}
    </SelectPrimitive.Root>
  );
}

export const SelectValue = SelectPrimitive.Value;

/** The closed field. Name it with a Label's `htmlFor` or `aria-label`. */
export function SelectTrigger({ className, children, ...props }: ComponentProps<typeof SelectPrimitive.Trigger>) {
  return (
    <SelectPrimitive.Trigger data-slot="select" className={cn(selectClasses, className)} {...props}>
      {children}
      <SelectPrimitive.Icon asChild>
        <ChevronDown aria-hidden className="fill-current stroke-none!" />
      </SelectPrimitive.Icon>
    </SelectPrimitive.Trigger>
  );
}

/** The open list, under its field and at least as wide. Name it as its field, with `aria-label`. */
export function SelectContent({ className, children, ...props }: ComponentProps<typeof SelectPrimitive.Content>) {
  const { anchor, landmark } = useLandmark();
  return (
    <>
      <span ref={anchor} hidden />
      <SelectPrimitive.Portal container={landmark}>
        <SelectPrimitive.Content
          data-slot="select-content"
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'z-60 max-h-[min(24rem,var(--radix-select-content-available-height))] max-w-[min(100vw-1rem,32rem)] min-w-(--radix-select-trigger-width) rounded-3 border border-line bg-surface p-1.5 shadow-menu',
            'data-[state=closed]:animate-menu-out data-[state=open]:animate-rise-in',
            className,
          )}
          {...props}
        >
          <SelectPrimitive.Viewport>{children}</SelectPrimitive.Viewport>
        </SelectPrimitive.Content>
      </SelectPrimitive.Portal>
    </>
  );
}

/** One option, 44 px high. `value` must not be empty: use a word such as 'all' for no choice. */
export function SelectItem({ className, children, ...props }: ComponentProps<typeof SelectPrimitive.Item>) {
  return (
    <SelectPrimitive.Item
      data-slot="select-item"
      className={cn(
        'focus-inset flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-2 pr-3 pl-2 text-ui select-none',
        'off:cursor-not-allowed off:text-ink-3 data-highlighted:bg-sunken data-[state=checked]:font-semibold',
        '[&>span]:min-w-0 [&>span]:wrap-anywhere',
        className,
      )}
      {...props}
    >
      <SelectPrimitive.ItemText>
        {/* Radix renders the choice into the field by a portal; a translated text node could not be removed from it. */}
        <span>{children}</span>
      </SelectPrimitive.ItemText>
      <SelectPrimitive.ItemIndicator asChild>
        <Check aria-hidden />
      </SelectPrimitive.ItemIndicator>
    </SelectPrimitive.Item>
  );
}
