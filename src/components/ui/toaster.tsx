import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { Toaster as Sonner } from 'sonner';

/** Where toasts appear: bottom right, on phones along the bottom above a tab bar. At most three, four seconds each. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      expand
      visibleToasts={3}
      duration={4000}
      gap={8}
      closeButton
      offset="1.5rem"
      mobileOffset={{
        left: '1rem',
        right: '1rem',
        bottom: 'calc(1rem + var(--tab-bar, 0px) + env(safe-area-inset-bottom))',
      }}
      icons={{
        success: <Check aria-hidden />,
        info: <Info aria-hidden />,
        warning: <TriangleAlert aria-hidden />,
        error: <TriangleAlert aria-hidden />,
        close: <X aria-hidden />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: 'Close',
        classNames: {
          toast:
            'flex min-h-14 w-full items-center gap-3 rounded-2 border border-board-line bg-board py-1.5 pr-1 pl-4 font-sans text-ui text-on-board shadow-menu',
          error: 'border-danger! bg-danger-tint! text-ink!',
          content: 'flex-1',
          closeButton: 'order-last grid size-11 flex-none place-items-center rounded-2 hover:bg-current/8',
        },
      }}
    />
  );
}
