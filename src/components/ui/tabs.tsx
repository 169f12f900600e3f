import * as TabsPrimitive from '@radix-ui/react-tabs';
import type { ComponentProps, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { cn } from '@/lib/class-names';

export const Tabs = TabsPrimitive.Root;
/** Row of tabs. Give it an `aria-label`. */
export const TabsList = TabsPrimitive.List;
export const TabsContent = TabsPrimitive.Content;

// Radix focuses a tab pressed by mouse from script, which browsers treat as keyboard focus.
const pressed = {
  onMouseDown: ({ currentTarget }: MouseEvent) => currentTarget.setAttribute('data-pressed', ''),
  onKeyDown: ({ currentTarget }: KeyboardEvent) => currentTarget.removeAttribute('data-pressed'),
  onBlur: ({ currentTarget }: FocusEvent) => currentTarget.removeAttribute('data-pressed'),
};

// Drawn inside the row, whose upper edge touches the header.
const ringClasses =
  '[--ring:none] after:absolute after:-inset-x-2 after:inset-y-0 focus-visible:after:rounded-1 data-pressed:after:hidden ' +
  'focus-visible:after:[box-shadow:inset_0_0_0_3px_var(--focus)] focus-visible:after:[outline:3px_solid_transparent]';

/** One tab, 56 px high, with a 3 px underline if selected. */
export function TabsTrigger(props: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      {...pressed}
      className={cn(
        'relative -mb-px inline-flex min-h-14 items-center border-y-[3px] border-transparent font-semibold whitespace-nowrap text-ink-3 transition-colors',
        ringClasses,
        'hover:text-ink data-[state=active]:border-b-ink data-[state=active]:text-ink',
      )}
      {...props}
    />
  );
}
