import * as TabsPrimitive from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';

export const Tabs = TabsPrimitive.Root;

/** Row of text tabs. Give it an `aria-label`. */
export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return <TabsPrimitive.List data-slot="tabs-list" className={cn('flex gap-8', className)} {...props} />;
}

/** One tab, 56 px high; the chosen one has a 3 px underline. */
export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tab"
      className={cn(
        'relative -mb-px inline-flex min-h-14 items-center border-y-[3px] border-transparent font-semibold whitespace-nowrap text-ink-3 transition-colors',
        'hover:text-ink data-[state=active]:border-b-ink data-[state=active]:text-ink',
        className,
      )}
      {...props}
    />
  );
}

/** The panel of a tab. */
export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return <TabsPrimitive.Content data-slot="tab-panel" className={className} {...props} />;
}
