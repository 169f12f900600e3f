import { SlidersHorizontal } from 'lucide-react';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { Button } from '@/components/ui/button';
import { m } from '@/paraglide/messages';

/** The panel of all other filters. */
export const AdvancedFilters = lazyWithRetry(
  () => import('./advanced-filters'),
  ({ AdvancedFilters }) => AdvancedFilters,
);

/** While its code loads. As high as the window, so that what is below does not move in sight when the panel arrives. */
export const panelFallback = <div aria-busy className="min-h-svh bg-sunken" />;

/** Buttons after the selects. Between the two widths at which the bar is one row, the words need the icons' room. */
export const barButtonClasses =
  'max-lg:gap-[.35em] max-lg:px-1 max-[26rem]:text-small max-[26rem]:[&>svg]:hidden lg:px-3 lg:whitespace-nowrap xl:max-[82rem]:[&>svg]:hidden ' +
  '2xl:px-[1.35rem]';

interface PanelButtonProps {
  advancedCount: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Toggles the advanced panel, and shows how many of its filters are set. */
export function PanelButton({ advancedCount, isOpen, onOpenChange }: PanelButtonProps) {
  const words = advancedCount > 0 ? m.filters_advanced_set({ count: advancedCount }) : m.filters_advanced();
  return (
    <Button
      aria-expanded={isOpen}
      className={barButtonClasses}
      onPointerEnter={AdvancedFilters.prefetch}
      onFocus={AdvancedFilters.prefetch}
      onClick={() => onOpenChange(!isOpen)}
    >
      <SlidersHorizontal aria-hidden />
      <span key={words}>{words}</span>
    </Button>
  );
}
