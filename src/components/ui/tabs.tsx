import type { KeyboardEvent, ReactNode } from 'react';
import { cn } from '@/lib/class-names';

interface TabRowProps<Tab extends string> {
  /** Begins the ids of tabs and panels; the same for the panels of this row. */
  id: string;
  /** Accessible name of the row. */
  label: string;
  tabs: readonly Tab[];
  labels: Readonly<Record<Tab, string>>;
  selected: Tab;
  onSelect: (tab: Tab) => void;
  /** Called when the pointer or the focus comes to the row. */
  onReach?: () => void;
  className?: string;
}

// Drawn inside the row, whose upper edge touches the header.
const ringClasses =
  '[--ring:none] after:absolute after:-inset-x-2 after:inset-y-0 focus-visible:after:rounded-1 ' +
  'focus-visible:after:[box-shadow:inset_0_0_0_3px_var(--focus)] focus-visible:after:[outline:3px_solid_transparent]';

const tabId = (id: string, tab: string) => `${id}-tab-${tab}`;
const panelId = (id: string, tab: string) => `${id}-panel-${tab}`;

/**
 * Row of tabs, 56 px high, the selected one underlined, after the tabs pattern of WAI-ARIA: Tab reaches the selected one,
 * arrow keys, Home and End select and focus another. Radix's tabs would add 7 kB before the content of a resort.
 */
export function TabRow<Tab extends string>(props: TabRowProps<Tab>) {
  const { id, label, tabs, labels, selected, onSelect, onReach, className } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabOfKey(event, tabs, selected);
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(id, next))?.focus();
    onSelect(next);
  };
  return (
    <div role="tablist" aria-label={label} className={className} onPointerEnter={onReach} onFocus={onReach}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(id, tab)}
          aria-controls={panelId(id, tab)}
          aria-selected={tab === selected}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onSelect(tab)}
          onKeyDown={onKeyDown}
          className={cn(
            'relative -mb-px inline-flex min-h-14 items-center border-y-[3px] border-transparent font-semibold whitespace-nowrap text-ink-3 transition-colors',
            ringClasses,
            'hover:text-ink aria-selected:border-b-ink aria-selected:text-ink',
          )}
        >
          {labels[tab]}
        </button>
      ))}
    </div>
  );
}

/** The tab that a key leads to from the selected one, around both ends; none for other keys, and with a modifier. */
function tabOfKey<Tab>(event: KeyboardEvent, tabs: readonly Tab[], selected: Tab): Tab | undefined {
  // Alt and an arrow are the browser's way back.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const index = tabs.indexOf(selected);
  if (event.key === 'ArrowRight') return tabs[(index + 1) % tabs.length];
  if (event.key === 'ArrowLeft') return tabs.at(index - 1);
  if (event.key === 'Home') return tabs[0];
  if (event.key === 'End') return tabs.at(-1);
  return undefined;
}

interface TabPanelProps {
  /** As of the row. */
  id: string;
  tab: string;
  isShown: boolean;
  children: ReactNode;
  className?: string;
}

/** What a tab shows. It can have the focus, since it may begin with text. */
export function TabPanel({ id, tab, isShown, children, className }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(id, tab)}
      aria-labelledby={tabId(id, tab)}
      hidden={!isShown}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the tabs pattern has the panel focusable where it begins with text
      tabIndex={0}
      className={className}
    >
      {isShown && children}
    </div>
  );
}
