import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { networkError } from '@/config/error-catalogue';
import type { ResortTab } from '@/config/paths';
import { late, useLate } from '@/lib/late';
import { notify } from '@/lib/notify';
import { tabLabels } from './use-resort-tab';

const sheet = late(() => import('./section-sheet').then(({ SectionSheet }) => SectionSheet));

interface SectionDrawerProps {
  tab: ResortTab;
  onChange: (tab: ResortTab) => void;
  /** Called when the sheet has gone after a choice, to place the focus. */
  onArrive: () => void;
}

/** The tabs of a phone: a bar along the bottom that names the current section and opens a sheet with all of them. */
export function SectionDrawer({ tab, onChange, onArrive }: SectionDrawerProps) {
  const { part: Sheet, want } = useLate(sheet);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hasChosen = useRef(false);

  const prepare = () => want();
  const open = () => {
    setIsOpen(true);
    want(() => {
      setIsOpen(false);
      notify.failure(networkError.message);
    });
  };

  function choose(next: ResortTab) {
    hasChosen.current = next !== tab;
    if (hasChosen.current) onChange(next);
    setIsOpen(false);
  }

  function placeFocus() {
    if (hasChosen.current) onArrive();
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
          aria-expanded={isOpen && Sheet !== null}
          className="focus-inset flex min-h-12 w-full items-center justify-between gap-3 text-left leading-tight font-bold"
          onPointerEnter={prepare}
          onFocus={prepare}
          // Who has gone on meanwhile must not be called back by a sheet that comes late.
          onBlur={() => Sheet === null && setIsOpen(false)}
          onClick={open}
        >
          <span>
            <span aria-hidden className="block text-caption leading-[1.2] font-normal text-ink-3">
              Section
            </span>
            {tabLabels[tab]}
          </span>
          <ChevronDown aria-hidden />
        </button>
      </div>
      {Sheet && <Sheet tab={tab} isOpen={isOpen} onOpenChange={setIsOpen} onChoose={choose} onGone={placeFocus} />}
    </>
  );
}
