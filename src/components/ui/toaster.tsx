import { Check, TriangleAlert, X } from 'lucide-react';
import { Toaster as Sonner } from 'sonner';
import { m } from '@/paraglide/messages';
import { giveToastsRoles } from './toast-roles';

// Sonner pauses its timers while a toast is hovered, but not while it is focused, so dispatch mouse events on focus.
function stopTimersOnFocus(section: HTMLElement) {
  const dispatchToList = (event: 'mousemove' | 'mouseout') =>
    section.querySelector('ol')?.dispatchEvent(new MouseEvent(event, { bubbles: true, relatedTarget: document.body }));
  const enter = () => dispatchToList('mousemove');
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && section.contains(relatedTarget))) dispatchToList('mouseout');
  };
  section.addEventListener('focusin', enter);
  section.addEventListener('focusout', leave);
}

// On leaving the toasts, which are last in the page, Sonner returns the focus to where it came from, so that Tab could
// never reach the browser's own controls.
function letTabLeavePage(section: HTMLElement) {
  let isTab = false;
  const press = ({ key, shiftKey }: KeyboardEvent) => {
    isTab = key === 'Tab' && !shiftKey;
  };
  const leave = (event: FocusEvent) => {
    if (isTab && event.relatedTarget === null) event.stopPropagation();
    isTab = false;
  };
  section.addEventListener('keydown', press);
  section.addEventListener('focusout', leave);
}

/** Sets up the region of toasts. Its listeners go with the element. */
function setUp(section: HTMLElement | null) {
  if (!section) return;
  stopTimersOnFocus(section);
  letTabLeavePage(section);
  giveToastsRoles(section);
}

/** The height of the comparison's tray. Above one that fills a low window a toast would be out of sight. */
const TRAY = 'max(var(--compare-tray, 0px), min(var(--open-tray, 0px), 100svh - 7rem))';

/**
 * The region of toasts: bottom right, on phones along the bottom, above a tab bar, the tray of the comparison and the
 * offline line. They stay while one is hovered or focused.
 * @param max how many are visible at a time
 */
export function Toaster({ max }: { max: number }) {
  return (
    <Sonner
      ref={setUp}
      containerAriaLabel={m.toasts_label()}
      position="bottom-right"
      expand
      visibleToasts={max}
      gap={8}
      closeButton
      style={{ '--width': '26rem' }}
      offset={{
        right: '1.5rem',
        bottom: `calc(1.5rem + ${TRAY} + var(--offline-line, 0px))`,
      }}
      mobileOffset={{
        left: '1rem',
        right: '1rem',
        bottom: `calc(1rem + var(--tab-bar, 0px) + ${TRAY} + var(--offline-line, 0px) + env(safe-area-inset-bottom))`,
      }}
      icons={{
        success: <Check aria-hidden />,
        error: <TriangleAlert aria-hidden />,
        close: <X aria-hidden />,
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: m.action_close(),
        classNames: {
          toast:
            'flex min-h-14 w-full flex-wrap items-center gap-x-3 rounded-2 border border-board-line bg-board py-1.5 pr-1 pl-4 font-sans text-ui text-on-board shadow-menu',
          error: 'border-danger! bg-danger-tint! text-ink!',
          content: 'min-w-0 flex-[1_1_7rem] wrap-anywhere *:animate-[toast-words_.1s]',
          title: 'line-clamp-5 text-pretty',
          // A link to copy by hand must be shown in full.
          description: 'max-h-[45svh] overflow-y-auto',
          actionButton: 'min-h-11 flex-none px-2 font-semibold underline underline-offset-4',
          cancelButton: 'order-last min-h-11 flex-none px-2',
          closeButton: 'order-last grid size-11 flex-none place-items-center rounded-2 hover:bg-current/8',
        },
      }}
    />
  );
}
