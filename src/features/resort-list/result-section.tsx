import { type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import type { CardSlots } from '@/components/resort-card/card-slots';
import { RESULTS_HEADING_ID } from '@/config/constants';
import type { ListFilters } from '@/domain/filters/list-filters';
import { m } from '@/paraglide/messages';
import { previousListClasses, RESULT_MAP_ID, useListContext } from './list-context';
import { ListEnd } from './list-end';
import { ResultCards } from './result-cards';
import type { ShownList } from './use-list-results';

interface ResultSectionProps {
  list: ShownList;
  /** The filters the list's data was requested with. */
  filters: ListFilters;
  slots: CardSlots;
  /** The heading of the results, which can take the focus. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The resort whose pin is hovered or focused. */
  markedId: string | null;
  /** Notices above the resorts. */
  notices: ReactNode;
  noResorts: ReactNode;
  failure: ReactNode;
}

/** The matching resorts, or that there are none. The previous list is dimmed until the next one arrives. */
export function ResultSection({
  list,
  filters: requestedFilters,
  headingRef,
  notices,
  noResorts,
  failure,
  ...cards
}: ResultSectionProps) {
  const { filters, view } = useListContext();
  const { data, isPlaceholderData, isLoading } = list;
  const isEmpty = data?.resorts.length === 0;
  const dimmed = previousListClasses(isPlaceholderData);
  const section = useRef<HTMLElement>(null);
  const focusCard = ({ id }: Resort) =>
    section.current?.querySelector<HTMLElement>(`[data-resort="${CSS.escape(id)}"] :is(h3, th) a`)?.focus();
  const [pausedFor, setPausedFor] = useState<ListFilters | null>(null);

  const skip = (event: MouseEvent) => {
    // Without a history entry: focus what follows, and stop the list from growing above it.
    event.preventDefault();
    setPausedFor(filters);
    const next = document.getElementById(view === 'map' ? RESULT_MAP_ID : 'footer');
    if (!next) return;
    next.tabIndex = -1;
    next.focus();
  };

  const content = () => {
    if (isEmpty) return <div className={dimmed}>{noResorts}</div>;
    if (!data && !isLoading) return failure;
    return (
      <div className={dimmed}>
        <ResultCards resorts={data?.resorts} total={data?.total ?? 0} filters={requestedFilters} {...cards}>
          {data && (
            <ListEnd list={list} resorts={data.resorts} isPaused={pausedFor === filters} focusCard={focusCard} />
          )}
        </ResultCards>
      </div>
    );
  };

  return (
    <section
      ref={section}
      aria-labelledby={RESULTS_HEADING_ID}
      aria-busy={isLoading || isPlaceholderData}
      // Keeps the footer below the first screen, so that it does not jump up when nothing matches.
      className="wrap relative min-h-[calc(100svh-12rem)] pb-24 lg:pt-4"
    >
      <h2 id={RESULTS_HEADING_ID} ref={headingRef} tabIndex={-1} className="sr-only">
        {m.page_resorts()}
      </h2>
      <Link to="#footer" className="skip-link" onClick={skip}>
        {m.list_skip()}
      </Link>
      {notices}
      {content()}
    </section>
  );
}
