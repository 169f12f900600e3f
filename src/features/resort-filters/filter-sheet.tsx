import { Bookmark, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { countAdvanced, countSet } from '@/domain/filters/count-filters';
import { isNarrowed } from '@/domain/filters/list-filters';
import { cn } from '@/lib/class-names';
import { focusHeading } from '@/lib/focus-heading';
import { useMediaQuery } from '@/lib/use-media-query';
import { isFocusLost } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { useFilterContext } from './filter-context';
import { FilterSelects } from './filter-selects';
import { AdvancedFilters, PanelButton, panelFallback } from './panel-button';
import { SavedSearchesButton } from './saved-searches/saved-searches-button';
import { ShareList, usesTrip } from './share-list';
import { ShowButton } from './show-button';
import { useMatchTotal } from './use-panel-facts';

/**
 * The order and all filters but the search, for narrow windows. Choices are applied to the list behind at once.
 * @param onClosed called when the sheet has gone, to place the focus
 */
export function FilterSheet({ onClosed }: { onClosed: () => void }) {
  const { controls, priceRange, trip, sheet, panel, save } = useFilterContext();
  const { filters, draft, clear } = controls;
  const close = () => sheet.close(controls);
  const total = useMatchTotal();
  const canBeSaved = isNarrowed(filters, priceRange);

  // If the window has grown, or a tablet was turned, the bar has all of this.
  const hasRoomForBar = useMediaQuery('(width >= 64rem)');
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (sheet.isOpen && hasRoomForBar) leave();
  }, [sheet.isOpen, hasRoomForBar]);
  const placeFocus = () => {
    onClosed();
    if (isFocusLost()) focusHeading({ preventScroll: true });
  };

  const foot = (
    <>
      {(countSet(draft, priceRange) > 0 || draft.search !== '') && (
        <Button variant="quiet" className="px-2 max-[22rem]:[&>svg]:hidden" onClick={clear}>
          <X aria-hidden />
          {m.action_clear_filters()}
        </Button>
      )}
      <ShowButton total={total} className="min-w-0! flex-1" onClick={close} />
    </>
  );
  return (
    <Dialog
      placement="sheet"
      open={sheet.isOpen}
      title={m.filters_and_sort()}
      foot={foot}
      onClose={close}
      onClosed={placeFocus}
    >
      <div className="wrap grid grid-cols-2 gap-2.5 py-4 max-[22rem]:grid-cols-1 [&>:nth-child(3)]:col-span-full">
        <FilterSelects />
        <PanelButton
          advancedCount={countAdvanced(draft, priceRange)}
          isOpen={panel.isOpenInSheet}
          onOpenChange={panel.setOpen}
        />
        <SavedSearchesButton />
      </div>
      {panel.isOpenInSheet && <AdvancedFilters fallback={panelFallback} />}
      {(canBeSaved || (trip?.link && usesTrip(filters, trip))) && (
        <div className={cn('wrap grid gap-2.5 pb-4', canBeSaved && 'grid-cols-2', panel.isOpenInSheet && 'pt-4')}>
          {canBeSaved && (
            <Button block className="max-[22rem]:px-2" onClick={save}>
              <Bookmark aria-hidden />
              {m.filters_save()}
            </Button>
          )}
          <ShareList total={total} block />
        </div>
      )}
    </Dialog>
  );
}
