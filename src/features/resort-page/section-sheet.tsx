import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { type ResortTab, resortTabs } from '@/config/paths';
import { useMediaQuery } from '@/lib/use-media-query';
import { isFocusLost } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { tabLabels } from './use-resort-tab';

interface SectionSheetProps {
  tab: ResortTab;
  isOpen: boolean;
  onClose: () => void;
  onChoose: (tab: ResortTab) => void;
  /** Called when the sheet has gone, to place the focus. */
  onClosed: () => void;
}

/** Sheet with the sections of a resort page, for phones. */
export function SectionSheet({ tab, isOpen, onClose, onChoose, onClosed }: SectionSheetProps) {
  // If the window has grown, or a phone was turned, the row of tabs is there instead.
  const hasRoomForTabs = useMediaQuery('(width >= 48rem)');
  useEffect(() => {
    if (isOpen && hasRoomForTabs) onClose();
  }, [isOpen, hasRoomForTabs, onClose]);

  const placeFocus = () => {
    onClosed();
    if (!isFocusLost()) return;
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true });
  };
  return (
    <Dialog placement="drawer" open={isOpen} title={m.resort_sections()} onClose={onClose} onClosed={placeFocus}>
      <ul>
        {resortTabs.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-current={name === tab}
              onClick={() => onChoose(name)}
              className="focus-inset flex min-h-14 w-full items-center justify-between gap-3 border-t border-line text-left text-[1.125rem] font-semibold"
            >
              <span>{tabLabels[name]}</span>
              {name === tab && <Check aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
