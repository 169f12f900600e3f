import { Check, ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { Drawer, DrawerContent, DrawerItem, DrawerTrigger } from '@/components/ui/drawer';
import { type ResortTab, resortTabs } from '@/config/paths';
import { tabLabels } from './use-resort-tab';

interface SectionDrawerProps {
  tab: ResortTab;
  onChange: (tab: ResortTab) => void;
  /** Called when the sheet has gone after a choice, to place the focus. */
  onArrive: () => void;
}

/** The tabs of a phone: a bar along the bottom that names the current section and opens a sheet with all of them. */
export function SectionDrawer({ tab, onChange, onArrive }: SectionDrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const hasChosen = useRef(false);

  function choose(next: ResortTab) {
    hasChosen.current = next !== tab;
    if (hasChosen.current) onChange(next);
    setIsOpen(false);
  }

  function placeFocus(event: Event) {
    if (!hasChosen.current) return;
    hasChosen.current = false;
    event.preventDefault();
    onArrive();
  }

  return (
    <Drawer open={isOpen} onOpenChange={setIsOpen}>
      <div data-tab-bar className="section-bar md:hidden">
        <DrawerTrigger className="focus-inset flex min-h-12 w-full items-center justify-between gap-3 text-left leading-tight font-bold">
          <span>
            <span aria-hidden className="block text-caption leading-[1.2] font-normal text-ink-3">
              Section
            </span>
            {tabLabels[tab]}
          </span>
          <ChevronDown aria-hidden />
        </DrawerTrigger>
      </div>
      <DrawerContent title="Resort sections" onCloseAutoFocus={placeFocus}>
        <ul>
          {resortTabs.map((name) => (
            <li key={name}>
              <DrawerItem aria-current={name === tab} onClick={() => choose(name)}>
                {tabLabels[name]}
                {name === tab ? <Check aria-hidden /> : null}
              </DrawerItem>
            </li>
          ))}
        </ul>
      </DrawerContent>
    </Drawer>
  );
}
