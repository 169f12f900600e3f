import { Bookmark, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { countAdvanced, countSet } from '@/domain/filters/count-filters';
import { isNarrowed } from '@/domain/filters/list-filters';
import { useMediaQuery } from '@/lib/use-media-query';
import { m } from '@/paraglide/messages';
import { useFilterContext } from './filter-context';
import { FilterSelects } from './filter-selects';
import { AdvancedFilters, PanelButton } from './panel-button';
import { ShareList } from './share-list';
import { ShowButton } from './show-button';
import { useMatchTotal } from './use-panel-facts';

export interface FilterSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called when the sheet has gone, to place the focus. */
  onClosed: () => void;
  isPanelOpen: boolean;
  onPanelOpenChange: (isOpen: boolean) => void;
  /** The button of the saved searches. */
  children: ReactNode;
}

/** The order and all filters but the search, for narrow windows. Choices are applied to the list behind at once. */
export function FilterSheet(props: FilterSheetProps) {
  const { isOpen, onClose, onClosed, isPanelOpen, onPanelOpenChange, children } = props;
  const { controls, priceRange, words, save } = useFilterContext();
  const { filters, draft, clear } = controls;
  const total = useMatchTotal();

  // If the window has grown, or a tablet was turned, the bar has all of this.
  const hasRoomForBar = useMediaQuery('(width >= 64rem)');
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOpen && hasRoomForBar) close();
  }, [isOpen, hasRoomForBar]);

  const foot = (
    <>
      {countSet(draft, priceRange) > 0 || draft.search !== '' ? (
        <Button variant="quiet" className="px-2 max-[22rem]:[&>svg]:hidden" onClick={clear}>
          <X aria-hidden />
          {m.action_clear_filters()}
        </Button>
      ) : null}
      <ShowButton total={total} className="min-w-0 flex-1" onClick={onClose} />
    </>
  );
  return (
    <Dialog
      placement="sheet"
      open={isOpen}
      title={m.filters_and_sort()}
      foot={foot}
      onClose={onClose}
      onClosed={onClosed}
    >
      <div className="wrap grid grid-cols-2 gap-2.5 py-4 max-[22rem]:grid-cols-1 [&>:nth-child(3)]:col-span-full">
        <FilterSelects />
        <PanelButton
          advancedCount={countAdvanced(draft, priceRange)}
          isOpen={isPanelOpen}
          onOpenChange={onPanelOpenChange}
        />
        {children}
      </div>
      {isPanelOpen && <AdvancedFilters />}
      {isNarrowed(filters, priceRange) && (
        <div className={isPanelOpen ? 'wrap grid grid-cols-2 gap-2.5 py-4' : 'wrap grid grid-cols-2 gap-2.5 pb-4'}>
          <Button block className="max-[22rem]:px-2" onClick={save}>
            <Bookmark aria-hidden />
            {m.filters_save()}
          </Button>
          <ShareList filters={filters} words={words} total={total} block />
        </div>
      )}
    </Dialog>
  );
}
