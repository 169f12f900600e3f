import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { CatalogueNotice } from '@/components/catalogue-notice';
import type { CompareRow } from '@/components/compare-row';
import { HowWeKnow } from '@/components/how-we-know';
import { PageHead } from '@/components/page-head';
import { focusHeading } from '@/lib/focus-heading';
import { useUnits } from '@/lib/units';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { AddResort } from './add-resort';
import { CompareHead, pageTitle } from './compare-head';
import { CompareNotices } from './compare-notices';
import { Comparison } from './comparison';
import { ComparisonSkeleton } from './comparison-skeleton';
import type { Column, ComparedTrip } from './grid/compare-group';
import { comparisonWords, InWords, InWordsSkeleton } from './in-words';
import { Invitation } from './invitation';
import { announceAdded, dropFromSelection, setSelection, useSelection } from './selection';
import { useComparedIds } from './use-compared-ids';
import { useComparedResorts } from './use-compared-resorts';
import { WhereTheyAre } from './where/where-they-are';
import './compare-page.css';

interface ComparePageProps {
  /** How the resorts fit the trip. */
  tripOf: (resorts: readonly Resort[]) => ComparedTrip;
  /** What could not be read of a trip in a link. */
  tripNote: ReactNode;
  /** Rows of weather and snow, whose cells fetch what they show. */
  weatherRowsOf: (resorts: readonly Resort[]) => readonly CompareRow[];
  /** The way back to the rounds of this browser. */
  roundsLink: ReactNode;
}

/** Two to four resorts side by side, as the address names them. */
export function ComparePage({ tripOf, tripNote, weatherRowsOf, roundsLink }: ComparePageProps) {
  const { ids, latestIds, setIds } = useComparedIds();
  const { compared, surplus, catalogueState } = useComparedResorts(ids);
  const { catalogue, isLoading: isCatalogueLoading } = catalogueState;
  const units = useUnits();

  const known = compared.filter(({ state }) => state !== 'unknown');
  const columns = compared.flatMap((one) => (one.state === 'loaded' ? { id: one.id, resort: one.resort } : []));
  const resorts = columns.map(({ resort }) => resort);
  const isLoading = known.some(({ state }) => state === 'loading');
  const trip = tripOf(resorts);
  const { place, link } = trip;

  // The page changes between one resort and two, and the pressed button disappears.
  useRestoreFocus(focusHeading, known.length);
  const context = { catalogue: catalogue?.resorts ?? [], distanceOf: place?.distanceOf };
  const words = comparisonWords(resorts, context, { units, placeName: place?.name });

  const isWhole = known.length >= 2 && resorts.length === known.length;
  const noteChange = useKeptSelection(ids, resorts, isWhole);
  const latestColumns = () => latestIds().flatMap((id) => columns.find((column) => column.id === id) ?? []);
  function change(next: readonly Column[]) {
    noteChange();
    setReserved(false);
    const failed = compared.flatMap(({ id, state }) => (state === 'failed' ? id : []));
    const isReordered = next.length === latestColumns().length;
    // Another order replaces the address, so Back could not restore the ids beyond the first four.
    setIds([...next.map(({ id }) => id), ...failed, ...(isReordered ? surplus : [])], isReordered);
    setSelection(next.map(({ resort }) => resort));
  }
  function leaveOut(failed: string) {
    noteChange();
    setIds(latestIds().filter((id) => id !== failed));
    // Others that did not load either are compared still.
    dropFromSelection(failed);
  }
  function add(resort: Resort) {
    const next = [...latestColumns(), { id: resort.id, resort }];
    change(next);
    announceAdded(resort.name, next.length);
  }
  // The words arrive later than the content below, which must not move unless somebody changes the columns.
  const [isReserved, setReserved] = useState(false);
  if (!isReserved && isCatalogueLoading && !isLoading && resorts.length >= 2) setReserved(true);
  const notice = <CatalogueNotice {...catalogueState} cancel={undefined} />;
  const addition = { resorts: catalogue?.resorts ?? [], taken: known.map(({ id }) => id), notice, onAdd: add };

  const content = () => {
    if (known.length < 2) {
      return <Invitation resort={resorts[0]} isLoading={isLoading} add={<AddResort {...addition} isPrimary />} />;
    }
    if (isLoading) return <ComparisonSkeleton />;
    if (resorts.length < 2) return null;
    return (
      <>
        <div className="compare-over">
          <div className="min-w-0">
            {isCatalogueLoading && <InWordsSkeleton count={resorts.length} held={context.catalogue.length} />}
            {!isCatalogueLoading && context.catalogue.length > 0 && (
              <InWords resorts={resorts} context={context} words={words} isReserved={isReserved} />
            )}
            {!isCatalogueLoading && <div className="mt-3 empty:hidden print:hidden">{notice}</div>}
          </div>
          <WhereTheyAre columns={columns} place={place} />
        </div>
        <Comparison
          columns={columns}
          latestColumns={latestColumns}
          trip={trip}
          weatherRows={weatherRowsOf(resorts)}
          onChange={change}
          add={<AddResort {...addition} />}
        />
        <p className="mt-12 border-t border-line pt-3.5 text-caption text-ink-3">
          {m.compare_note()} <HowWeKnow className="inline-flex!" />
        </p>
      </>
    );
  };

  return (
    <section className="compare-page wrap min-h-svh pt-[clamp(1.75rem,4vw,3.25rem)] pb-20">
      <PageHead title={pageTitle(isLoading ? [] : resorts)} isUnlisted />
      <CompareHead
        ids={known.map(({ id }) => id)}
        resorts={resorts}
        isLoading={isLoading}
        sentences={words.map(({ sentence }) => sentence).join(' ')}
        tripLink={link}
        roundsLink={roundsLink}
      />
      <div className="has-[p]:mt-4">{tripNote}</div>
      {/* Only once all have loaded: earlier notices would push down what is still loading. */}
      <CompareNotices compared={isLoading ? [] : compared} surplus={isLoading ? [] : surplus} onLeaveOut={leaveOut} />
      {content()}
    </section>
  );
}

/**
 * Without a selection of their own, visitors keep the comparison of a link: the tray leads back to it. After a change here,
 * the tray follows when Back undoes it.
 * @param isWhole whether all compared resorts have loaded
 * @returns a function to call on a change
 */
function useKeptSelection(ids: readonly string[], resorts: readonly Resort[], isWhole: boolean): () => void {
  const hasChosen = useSelection().length > 0;
  const hasChanged = useRef(false);
  const keep = useEffectEvent(() => setSelection(resorts));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other ids are other resorts to keep.
  useEffect(() => {
    if (isWhole && (!hasChosen || hasChanged.current)) keep();
  }, [ids, isWhole, hasChosen]);
  return () => {
    hasChanged.current = true;
  };
}
