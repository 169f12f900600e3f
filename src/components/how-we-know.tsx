import { CircleQuestionMark } from 'lucide-react';
import { useRef } from 'react';
import { cn } from '@/lib/class-names';
import type { FigureTime } from './how-we-know-dialog';
import { lazyWithRetry } from './lazy-with-retry';
import { useLazyOpening } from './use-lazy-opening';

const HowWeKnowDialog = lazyWithRetry(
  () => import('./how-we-know-dialog'),
  ({ HowWeKnowDialog }) => HowWeKnowDialog,
);

interface HowWeKnowProps {
  /** When the figures were measured or reported, where that is known. */
  times?: readonly FigureTime[];
  /** Shows the icon alone on phones and beside a map, where there is no room for the text, or always. */
  isCompact?: boolean | 'always';
  className?: string;
}

/** Button for the dialog that explains the sources of figures. Every page with figures has one. */
export function HowWeKnow({ times = [], isCompact = false, className }: HowWeKnowProps) {
  const { isOpen, isPending, open, close, reach } = useLazyOpening(HowWeKnowDialog);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-busy={isPending}
        onClick={open}
        {...reach}
        className={cn('link min-w-11 text-small print:hidden!', className)}
      >
        <CircleQuestionMark aria-hidden />
        <span
          className={isCompact === 'always' ? 'sr-only' : cn(isCompact && 'max-lg:sr-only in-data-[view=map]:sr-only')}
        >
          How we know
        </span>
      </button>
      {isOpen ? (
        <HowWeKnowDialog times={times} onClose={close} onGone={() => button.current?.focus({ preventScroll: true })} />
      ) : null}
    </>
  );
}
