import { type ReactNode, useDeferredValue, useId, useRef } from 'react';
import { TabPanel, TabRow } from '@/components/ui/tabs';
import { type ResortTab, resortTabs } from '@/config/paths';
import { m } from '@/paraglide/messages';
import { SectionDrawer } from './section-drawer';
import { tabLabels, useResortTab } from './use-resort-tab';
import { useTabFocus } from './use-tab-focus';

interface ResortTabsProps {
  /** Undefined while it loads. */
  resortName: string | undefined;
  /** Called when somebody reaches for another section. */
  onReach: () => void;
  panels: Readonly<Record<ResortTab, ReactNode>>;
}

/**
 * The four sections of a resort page: sticky tabs below the header; on phones a bar at the bottom that opens a sheet.
 */
export function ResortTabs({ resortName, onReach, panels }: ResortTabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const [tab, goTo] = useResortTab();
  // The tab is selected at once; its section may take a slow phone a while to render, so it is deferred.
  const shownTab = useDeferredValue(tab);
  const { showContent, noteChoice } = useTabFocus(root, shownTab);
  const chooseFrom = (place: 'row' | 'sheet') => (next: ResortTab) => {
    if (next !== tab) noteChoice(next, place);
    goTo(next);
  };
  return (
    <div ref={root} className="resort-tabs">
      {/* The background extends up behind the site's header, so that no content shows through between them. */}
      <div className="relative z-20 border-y border-line bg-paper before:absolute before:inset-x-0 before:bottom-[calc(100%+1px)] before:h-2 before:bg-paper max-md:tall:hidden tall:sticky tall:top-18">
        <TabRow
          id={id}
          label={m.resort_sections()}
          tabs={resortTabs}
          labels={tabLabels}
          selected={tab}
          onSelect={chooseFrom('row')}
          onReach={onReach}
          className="wrap flex gap-8 max-md:flex-wrap"
        />
      </div>
      {resortTabs.map((name) => (
        // While a part of it loads, a section is a screen high, so that what follows does not flash into view.
        <TabPanel
          key={name}
          id={id}
          tab={name}
          isShown={name === shownTab}
          className="wrap min-h-[60svh] has-aria-busy:min-h-svh"
        >
          {panels[name]}
        </TabPanel>
      ))}
      <SectionDrawer
        resortName={resortName}
        tab={tab}
        onReach={onReach}
        onChange={chooseFrom('sheet')}
        onClosed={showContent}
      />
    </div>
  );
}
