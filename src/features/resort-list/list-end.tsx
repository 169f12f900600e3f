import { useEffect, useEffectEvent, useRef } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { failureWords } from '@/components/failure-words';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { PAGE_SIZE } from '@/config/constants';
import { formatCount } from '@/lib/format';
import { useIsOnline } from '@/lib/use-is-online';
import { m } from '@/paraglide/messages';
import type { ShownList } from './use-list-results';
import { useLoadMore } from './use-load-more';

interface ListEndProps {
  list: ShownList;
  /** The cards above. */
  resorts: readonly Resort[];
  /** If true, more is loaded only on demand, so that the end of the page stays put. */
  isPaused: boolean;
  /** Moves the focus to a card. */
  focusCard: (resort: Resort) => void;
}

/** Below the cards: the "more" button, which is also pressed automatically, a page's failure, or the end. */
export function ListEnd({ list, resorts, isPaused, focusCard }: ListEndProps) {
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, error } = list;
  const isOnline = useIsOnline();
  const { marker, load } = useLoadMore(list, isPaused);

  // A focused button hands the focus to the first new card; it would end up below all of them.
  const isOnButton = useRef(false);
  const shown = useRef(resorts.length);
  const focusNew = useEffectEvent(focusCard);
  useEffect(() => {
    const firstNew = resorts[shown.current];
    shown.current = resorts.length;
    if (!firstNew || !isOnButton.current) return;
    isOnButton.current = false;
    focusNew(firstNew);
  }, [resorts]);

  if (!hasNextPage) {
    // A list also ends with a page that brings nothing new, though it counts more.
    return resorts.length > PAGE_SIZE && resorts.length === data?.total ? (
      <p key={resorts.length} className="mt-14 text-center text-ink-2">
        {m.resorts_all_seen({ count: formatCount(resorts.length) })}
      </p>
    ) : null;
  }

  return (
    <div ref={marker} className="mt-14 grid justify-items-center gap-4">
      {isFetchNextPageError && error && (
        <Alert variant={isOnline ? 'danger' : 'warn'} role="alert" className="w-full max-w-measure">
          {isOnline ? failureWords(error).reason : m.list_offline()}
        </Alert>
      )}
      <Button
        variant={isFetchNextPageError ? 'ink' : 'default'}
        busy={isFetchingNextPage}
        busyLabel={m.list_loading_more()}
        onClick={load}
        onFocus={() => {
          isOnButton.current = true;
        }}
        onBlur={() => {
          isOnButton.current = false;
        }}
      >
        <ChangingText>{isFetchNextPageError ? m.action_try_again() : m.list_more()}</ChangingText>
      </Button>
    </div>
  );
}
