import { ChevronsUpDown } from 'lucide-react';
import { useId, useRef } from 'react';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { useLazyOpening } from '@/components/use-lazy-opening';
import type { ResortTab } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { useSheetEntry } from '@/lib/use-sheet-entry';
import { m } from '@/paraglide/messages';
import { tabLabels } from './use-resort-tab';

const SectionSheet = lazyWithRetry(
  () => import('./section-sheet'),
  ({ SectionSheet }) => SectionSheet,
);

interface SectionDrawerProps {
  /** Undefined while it loads. */
  resortName: string | undefined;
  tab: ResortTab;
  onReach: () => void;
  onChange: (tab: ResortTab) => void;
  /** Called when the sheet has gone after a choice, to place the focus. */
  onClosed: () => void;
}

/**
 * The tabs on phones: a bar along the bottom that names the resort and the current section, and opens a sheet with all
 * sections.
 */
export function SectionDrawer({ resortName, tab, onReach, onChange, onClosed }: SectionDrawerProps) {
  const sheet = useSheetEntry('sections', onChange);
  const prefetch = () => {
    SectionSheet.prefetch();
    onReach();
  };
  const { isPending, open, reach } = useLazyOpening({ preload: SectionSheet.preload, prefetch });
  const button = useRef<HTMLButtonElement>(null);
  const nameId = useId();

  const isOtherChosen = useRef(false);

  function choose(next: ResortTab) {
    isOtherChosen.current = next !== tab;
    sheet.leave(next);
  }

  function placeFocus() {
    if (isOtherChosen.current) onClosed();
    else button.current?.focus();
    isOtherChosen.current = false;
  }

  return (
    <>
      <div data-tab-bar className={cn('section-bar md:hidden', isPending && 'bg-glacier-tint')}>
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={sheet.isOpen || isPending}
          aria-describedby={nameId}
          className="focus-inset flex min-h-12 w-full items-center justify-between gap-3 text-left leading-tight font-bold"
          // Adds the history entry only once there is a sheet to show.
          onClick={() => void open(sheet.open)}
          {...reach}
        >
          <span className="min-w-0">
            <span
              key={resortName}
              id={nameId}
              aria-hidden
              className="line-clamp-2 text-caption leading-[1.2] font-normal wrap-anywhere text-ink-3"
            >
              {resortName ?? m.resort_section()}
            </span>
            <span key={tab} className="block">
              {tabLabels[tab]}
            </span>
          </span>
          <ChevronsUpDown aria-hidden />
        </button>
      </div>
      {sheet.wasOpened && (
        <SectionSheet tab={tab} isOpen={sheet.isOpen} onClose={sheet.leave} onChoose={choose} onClosed={placeFocus} />
      )}
    </>
  );
}
