import { type ReactNode, useRef } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { type ResortTab, resortTabs } from '@/config/paths';
import { SectionDrawer } from './section-drawer';
import { tabLabels, useResortTab } from './use-resort-tab';
import { useTabFocus } from './use-tab-focus';

interface ResortTabsProps {
  /** Undefined while it loads. */
  resortName: string | undefined;
  panels: Readonly<Record<ResortTab, ReactNode>>;
}

/** The four sections of a resort page: tabs that stay under the header, on phones a bar at the bottom with a sheet. */
export function ResortTabs({ resortName, panels }: ResortTabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [tab, goTo] = useResortTab();
  const showContent = useTabFocus(root, tab);
  return (
    <Tabs ref={root} value={tab} onValueChange={goTo} className="resort-tabs">
      {/* Its ground reaches up behind the site's header: nothing of the page shows between the two. */}
      <div className="relative z-20 border-y border-line bg-paper before:absolute before:inset-x-0 before:bottom-full before:h-2 before:bg-paper max-md:tall:hidden tall:sticky tall:top-18">
        <TabsList aria-label="Resort sections" className="wrap max-md:flex-wrap">
          {resortTabs.map((name) => (
            <TabsTrigger key={name} value={name}>
              {tabLabels[name]}
            </TabsTrigger>
          ))}
        </TabsList>
      </div>
      {resortTabs.map((name) => (
        // Mounted by hand: in one step with the address, so that Back finds a page long enough for its old place.
        <TabsContent key={name} value={name} forceMount hidden={name !== tab} className="wrap min-h-[60svh]">
          {name === tab ? panels[name] : null}
        </TabsContent>
      ))}
      <SectionDrawer resortName={resortName} tab={tab} onChange={goTo} onClosed={showContent} />
    </Tabs>
  );
}
