import * as Radix from '@radix-ui/react-select';
import { Check, ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '@/lib/class-names';
import { ChangingText } from './changing-text';
import { selectClasses } from './field-classes';
import { useLandmark } from './use-landmark';

export interface SelectProps<Value extends string>
  extends Omit<ComponentProps<typeof Radix.Trigger>, 'value' | 'children'> {
  /** Values must not be empty: use a word such as 'all' for no choice. */
  options: readonly { value: Value; label: string }[];
  /** '' while nothing is chosen. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  /** Accessible name of the open list: the text of the field's label. */
  label: string;
  /** Shown in the field instead of the current choice. */
  summary?: string | undefined;
  defaultOpen?: boolean;
  /** Replaces the arrow. */
  icon?: ReactNode;
}

/**
 * A field that opens a list below it, at least as wide. Other props go to the field, where `className` replaces its
 * look. Name it with a Label's `htmlFor`.
 */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  label,
  summary,
  defaultOpen = false,
  icon = <ChevronDown aria-hidden className="fill-current stroke-none!" />,
  className = selectClasses,
  ...field
}: SelectProps<Value>) {
  const { anchor, landmark } = useLandmark();
  const [isOpen, setIsOpen] = useState(defaultOpen);
  return (
    <Radix.Root open={isOpen} onOpenChange={setIsOpen} value={value} onValueChange={onValueChange}>
      <Radix.Trigger className={className} {...field}>
        <Radix.Value>{summary && <ChangingText>{summary}</ChangingText>}</Radix.Value>
        <Radix.Icon asChild>{icon}</Radix.Icon>
      </Radix.Trigger>
      <span ref={anchor} hidden />
      <Radix.Portal container={landmark}>
        <Radix.Content
          aria-label={label}
          position="popper"
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'z-60 max-h-[min(24rem,var(--radix-select-content-available-height))] max-w-[min(100vw-1rem,32rem)] min-w-(--radix-select-trigger-width) rounded-3 border border-line bg-surface p-1.5 shadow-menu',
            'data-[state=closed]:animate-menu-out data-[state=open]:animate-rise-in',
          )}
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Option key={option.value} {...option} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
      {/* Blocks presses on the page behind. Dialogs, and lists of fields in them, are above it. */}
      {isOpen && createPortal(<div aria-hidden className="pointer-events-auto fixed inset-0 z-45" />, document.body)}
    </Radix.Root>
  );
}

/** One option, 44 px high. */
function Option({ value, label }: { value: string; label: string }) {
  return (
    <Radix.Item
      value={value}
      className={cn(
        'focus-inset flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-2 pr-3 pl-2 text-ui select-none',
        'data-highlighted:bg-sunken data-[state=checked]:font-semibold [&>span]:min-w-0 [&>span]:wrap-anywhere',
      )}
    >
      <Radix.ItemText>
        {/* Radix renders the choice into the field by a portal, and could not remove a translated text node. */}
        <span>{label}</span>
      </Radix.ItemText>
      <Radix.ItemIndicator asChild>
        <Check aria-hidden />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
