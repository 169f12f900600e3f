import type { Resort } from '@/api/resorts/resort.schema';
import { SourceWord } from '@/components/figure-source';
import { ChangingText } from '@/components/ui/changing-text';
import { Panel, PanelTitle } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { levelsOf, peopleOf, tripDays } from '@/domain/trip/trip';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { daysOnSkis, levelCount } from './trip-words';
import { useTrip } from './use-trip';
import { useTripEditor } from './use-trip-editor';
import { useVerdictRules } from './use-verdict-rules';

/** Whether a resort has enough for each level of the group, as bars, whose room is reserved. Null without a group. */
export function EnoughPanel({ resort }: { resort: Resort }) {
  const { rules, retry, wording } = useVerdictRules();
  const { container, openerOf, editor, announcement } = useTripEditor({ name: 'trip-needs', isSheet: true });
  const { trip, isKnown } = useTrip();
  // The room of a group of three levels, in a page prerendered without a trip where there is one.
  if (!isKnown) return <div className="hidden min-h-[17.5rem] lg:[:root[data-trip]_&]:block" />;
  if (retry || peopleOf(trip) === 0) return null;
  const bars = rules
    ? rules.enoughBars(resort, wording)
    : levelsOf(trip).map((level) => ({ people: levelCount(level, trip.group[level]), amount: null, share: null }));
  const days = tripDays(trip);
  const note = daysOnSkis(trip);
  const dayCount = { count: days, shown: formatCount(days) };
  const title = trip.dates ? m.trip_enough_title(dayCount) : m.trip_enough_title_assumed(dayCount);
  return (
    <Panel data-source="worked out">
      <PanelTitle className="mb-1">
        <ChangingText>{title}</ChangingText>
      </PanelTitle>
      <p key={note} className="mb-1.5 text-caption leading-[1.4] text-ink-3">
        {note}
      </p>
      <ul>
        {bars.map(({ people, amount, share }) => (
          <li key={people} className="border-line py-2 not-first:border-t">
            <p className="flex flex-wrap justify-between gap-x-4 text-small leading-[1.4]">
              <span>{people}</span>
              <b className={share === null ? 'font-normal text-ink-3' : 'font-bold'}>
                {amount ?? <Skeleton>{m.not_reported()}</Skeleton>}
              </b>
            </p>
            <span aria-hidden className="mt-[.35rem] block h-1.5 rounded-[1px] bg-ink/12">
              {share !== null && (
                <span
                  className="block h-full rounded-[1px] bg-glacier-mid forced-color-adjust-none"
                  style={{ width: `${Math.round(share * 100)}%` }}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      <div ref={container} className="relative -mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <button type="button" className="link text-small aria-expanded:bg-glacier-tint" {...openerOf('needs')}>
          {m.trip_what_is_enough()}
        </button>
        <SourceWord source="worked out" />
        {editor}
      </div>
      <div role="status">{announcement}</div>
    </Panel>
  );
}
