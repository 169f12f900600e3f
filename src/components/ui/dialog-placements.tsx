import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '@/paraglide/messages';
import { IconButton } from './icon-button';

const bottomEdge =
  'fixed inset-x-0 bottom-0 z-50 max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain rounded-t-3 bg-surface shadow-dialog ' +
  'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in';
const middle =
  `${bottomEdge} p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] ` +
  'md:inset-0 md:m-auto md:h-fit md:w-120 md:rounded-3 md:p-8 ' +
  'md:data-[state=closed]:animate-fade-out md:data-[state=open]:animate-rise-in';

/** Where a dialog is, and how it is laid out. */
export const placements = {
  /** 480 px wide and centred; on phones at the bottom edge. */
  window: { slot: 'dialog', className: middle, Layout: WindowLayout },
  /**
   * The same for a question that must be answered: a press outside does not close it, and the first button has the
   * focus.
   */
  alert: { slot: 'alert-dialog', className: middle, Layout: AlertLayout },
  /** At the bottom edge of narrow screens: a decorative handle above, the title only for screen readers. */
  drawer: {
    slot: 'drawer',
    className: `${bottomEdge} px-gutter pt-3 pb-[max(1.25rem,env(safe-area-inset-bottom))]`,
    Layout: DrawerLayout,
  },
  /** At the bottom edge, at most as high as the window. Heading and foot stay visible unless the window is low. */
  sheet: {
    slot: 'sheet',
    className: `${bottomEdge} tall:grid tall:grid-cols-1 tall:grid-rows-[auto_minmax(0,1fr)_auto] md:mx-auto md:max-w-160`,
    Layout: SheetLayout,
  },
  /**
   * Below the element that opened it, positioned by its container. Not modal: the page behind stays usable, and Tab
   * leaves the dialog. The description is beside the heading. The foot stays in the window.
   */
  anchored: {
    slot: 'anchored-dialog',
    className: 'absolute top-1 left-0 z-40 rounded-3 border border-line bg-surface shadow-menu animate-rise-in',
    Layout: AnchoredLayout,
  },
};

interface LayoutProps {
  heading: string;
  description?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

function CloseButton({ className }: { className?: string }) {
  return (
    <Radix.Close asChild>
      <IconButton label={m.action_close()} className={className}>
        <X aria-hidden />
      </IconButton>
    </Radix.Close>
  );
}

function WindowLayout({ heading, ...props }: LayoutProps) {
  return (
    <>
      <Radix.Title className="pr-10 text-[1.75rem]">{heading}</Radix.Title>
      <WindowBody {...props} />
      <CloseButton className="absolute top-3 right-3" />
    </>
  );
}

function AlertLayout({ heading, ...props }: LayoutProps) {
  return (
    <>
      <Radix.Title className="text-[1.5rem]">{heading}</Radix.Title>
      <WindowBody {...props} />
    </>
  );
}

function WindowBody({ description, foot, children }: Omit<LayoutProps, 'heading'>) {
  return (
    <>
      {description && (
        <Radix.Description asChild>
          <div className="mt-2.5 text-ink-2">{description}</div>
        </Radix.Description>
      )}
      {children}
      {foot && <div className="mt-6 flex flex-wrap justify-end gap-3 max-md:*:flex-1">{foot}</div>}
    </>
  );
}

function DrawerLayout({ heading, children }: LayoutProps) {
  return (
    <>
      <div aria-hidden className="mx-auto mb-3 h-1 w-10 rounded-1 bg-control" />
      <Radix.Title className="sr-only">{heading}</Radix.Title>
      {children}
    </>
  );
}

function SheetLayout({ heading, foot, children }: LayoutProps) {
  return (
    <>
      <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-gutter">
        <Radix.Title className="text-item">{heading}</Radix.Title>
        <CloseButton />
      </div>
      <div className="overscroll-contain tall:overflow-y-auto">{children}</div>
      <div className="flex gap-2 max-[17rem]:flex-col border-t border-line px-gutter pt-2 pb-[max(.5rem,env(safe-area-inset-bottom))]">
        {foot}
      </div>
    </>
  );
}

function AnchoredLayout({ heading, description, foot, children }: LayoutProps) {
  return (
    <>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_44px] items-baseline gap-x-5 pt-3 pr-3 pb-1 pl-6">
        <Radix.Title className="text-item">{heading}</Radix.Title>
        <p className="text-small leading-[1.4] text-ink-2">{description}</p>
        <CloseButton className="self-center" />
      </div>
      {children}
      <div className="flex items-center gap-4 rounded-b-3 border-t border-line bg-surface py-3.5 pr-6 pl-3 tall:sticky tall:bottom-0 tall:z-1">
        {foot}
      </div>
    </>
  );
}
