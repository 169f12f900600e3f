import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { ChangingText } from '@/components/ui/changing-text';
import { useLazyOpening } from '@/components/use-lazy-opening';
import type { ResortTab } from '@/config/paths';
import { tabLabels } from './use-resort-tab';

const SectionSheet = lazyWithRetry(
  () => import('./section-sheet'),
  ({ SectionSheet }) => SectionSheet,
);

interface SectionDrawerProps {
  tab: ResortTab;
  onChange: (tab: ResortTab) => void;
  /** Called when the sheet has gone after a choice, to place the focus. */
  onClosed: () => void;
}

/** The tabs of a phone: a bar along the bottom that names the current section and opens a sheet with all of them. */
export function SectionDrawer({ tab, onChange, onClosed }: SectionDrawerProps) {
  const { isOpen, wasOpened, open, setIsOpen, reach } = useLazyOpening(SectionSheet);
  const button = useRef<HTMLButtonElement>(null);
  const hasChosen = useRef(false);

  // Back leads to the section before, and is done with the sheet.
  const tabBefore = useRef(tab);
  useEffect(() => {
    if (tab !== tabBefore.current) setIsOpen(false);
    tabBefore.current = tab;
  }, [tab, setIsOpen]);

  function choose(next: ResortTab) {
    hasChosen.current = next !== tab;
    if (hasChosen.current) onChange(next);
    setIsOpen(false);
  }

  function placeFocus() {
    if (hasChosen.current) onClosed();
    else button.current?.focus();
    hasChosen.current = false;
  }

  return (
    <>
      <div data-tab-bar className="section-bar md:hidden">
        <button
          ref={button}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          className="focus-inset flex min-h-12 w-full items-center justify-between gap-3 text-left leading-tight font-bold"
          onClick={open}
          {...reach}
        >
          <span>
            <span aria-hidden className="block text-caption leading-[1.2] font-normal text-ink-3">
              Section
            </span>
            <ChangingText>{tabLabels[tab]}</ChangingText>
          </span>
          <ChevronDown aria-hidden />
        </button>
      </div>
      {wasOpened && (
        <SectionSheet tab={tab} isOpen={isOpen} onOpenChange={setIsOpen} onChoose={choose} onGone={placeFocus} />
      )}
    </>
  );
}
