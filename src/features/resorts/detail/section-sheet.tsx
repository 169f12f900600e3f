import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { Drawer, DrawerContent, DrawerItem } from '@/components/ui/drawer';
import { type ResortTab, resortTabs } from '@/config/paths';
import { isFocusLost } from '@/lib/use-restore-focus';
import { tabLabels } from './use-resort-tab';

interface SectionSheetProps {
  tab: ResortTab;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (tab: ResortTab) => void;
  /** Called when the sheet has gone, to place the focus. */
  onGone: () => void;
}

/** Sheet with the sections of a resort page, for phones. */
export function SectionSheet({ tab, isOpen, onOpenChange, onChoose, onGone }: SectionSheetProps) {
  // In a window that has grown, or a phone that was turned, the row of tabs is there instead.
  useEffect(() => {
    const hasRoomForTabs = window.matchMedia('(width >= 48rem)');
    const close = () => hasRoomForTabs.matches && onOpenChange(false);
    hasRoomForTabs.addEventListener('change', close);
    return () => hasRoomForTabs.removeEventListener('change', close);
  }, [onOpenChange]);

  const placeFocus = (event: Event) => {
    event.preventDefault();
    onGone();
    if (!isFocusLost()) return;
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true });
  };
  return (
    <Drawer open={isOpen} onOpenChange={onOpenChange}>
      <DrawerContent title="Resort sections" onCloseAutoFocus={placeFocus}>
        <ul>
          {resortTabs.map((name) => (
            <li key={name}>
              <DrawerItem aria-current={name === tab} onClick={() => onChoose(name)}>
                <span>{tabLabels[name]}</span>
                {name === tab ? <Check aria-hidden /> : null}
              </DrawerItem>
            </li>
          ))}
        </ul>
      </DrawerContent>
    </Drawer>
  );
}
