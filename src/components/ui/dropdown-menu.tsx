import * as MenuPrimitive from '@radix-ui/react-dropdown-menu';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { useLandmark } from './use-landmark';

export const DropdownMenuTrigger = MenuPrimitive.Trigger;

/** A button's menu. Not modal: the page behind stays readable and scrollable. */
export function DropdownMenu(props: ComponentProps<typeof MenuPrimitive.Root>) {
  return <MenuPrimitive.Root modal={false} {...props} />;
}

/** Menu panel 8 px below its button; 304 px wide, on phones the whole width less 8 px margins. */
export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof MenuPrimitive.Content>) {
  const { anchor, landmark } = useLandmark();
  return (
    <>
      <span ref={anchor} hidden />
      <MenuPrimitive.Portal container={landmark}>
        <MenuPrimitive.Content
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className={cn(
            'z-40 max-h-(--radix-dropdown-menu-content-available-height) w-[calc(100vw-1rem)] overflow-y-auto rounded-3 border border-line bg-surface p-2 shadow-menu md:w-76',
            'data-[state=closed]:animate-menu-out data-[state=open]:animate-rise-in',
            className,
          )}
          {...props}
        />
      </MenuPrimitive.Portal>
    </>
  );
}

/** One entry, 44 px high: icon, then label. Use `asChild` for links. */
export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof MenuPrimitive.Item>) {
  return (
    <MenuPrimitive.Item
      className={cn(
        'focus-inset flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-2 px-3 text-ui select-none',
        'off:cursor-not-allowed off:text-ink-3 data-highlighted:bg-sunken [&>.lucide]:text-ink-3',
        className,
      )}
      {...props}
    />
  );
}
