import { CircleQuestionMark } from 'lucide-react';
import { useRef } from 'react';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import type { FigureTime } from './how-we-know-dialog';
import { lazyWithRetry } from './lazy-with-retry';
import { useLazyOpening } from './use-lazy-opening';

const HowWeKnowDialog = lazyWithRetry(
  () => import('./how-we-know-dialog'),
  ({ HowWeKnowDialog }) => HowWeKnowDialog,
);

const wordsClasses = {
  everywhere: '',
  'where wide': 'max-lg:sr-only in-data-[view=map]:sr-only',
  nowhere: 'sr-only',
};

interface HowWeKnowProps {
  /** When the figures were measured or reported, if known. */
  times?: readonly FigureTime[];
  /** Where to show the label beside the icon: everywhere, not on phones and beside a map, or nowhere. */
  words?: keyof typeof wordsClasses;
  className?: string;
}

/** Button of the dialog that explains the sources of figures. Every page with figures has one. */
export function HowWeKnow({ times = [], words = 'everywhere', className }: HowWeKnowProps) {
  const { isOpen, isPending, open, close, reach } = useLazyOpening(HowWeKnowDialog);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-busy={isPending}
        onClick={() => void open()}
        {...reach}
        className={cn('link min-w-11 text-small print:hidden!', className)}
      >
        <CircleQuestionMark aria-hidden />
        <span className={wordsClasses[words]}>{m.how_we_know()}</span>
      </button>
      {isOpen && (
        <HowWeKnowDialog
          times={times}
          onClose={close}
          onClosed={() => button.current?.focus({ preventScroll: true })}
        />
      )}
    </>
  );
}
