import type { Resort } from '@/api/resorts/resort.schema';
import { englishLang } from '@/components/in-english';
import { SeasonStrip } from '@/components/resort-graphics/season-strip';
import { ChangingText } from '@/components/ui/changing-text';
import { Panel, PanelTitle } from '@/components/ui/panel';
import { isForeignCurrency } from '@/domain/country-currency';
import type { LabelledDays } from '@/domain/day-range-text';
import { seasonSpan } from '@/domain/season-months';
import { englishMonths, formatAmounts, monthNames } from '@/lib/format';
import { m } from '@/paraglide/messages';

/** The price of a day's lift ticket. */
export function PricingPanel({ resort }: { resort: Resort }) {
  const { price } = resort;
  const amounts = formatAmounts(price);
  return (
    <Panel data-source="reported">
      <PanelTitle>{m.resort_pricing()}</PanelTitle>
      {amounts === null ? (
        <p className="text-ink-3">{m.not_reported()}</p>
      ) : (
        <>
          <p className="text-[clamp(2.25rem,1.5rem+2.5vw,3.25rem)] leading-none font-light tracking-number">
            <small className="mr-[.25em] text-[.45em] font-medium tracking-normal opacity-78">{`${price.currency} `}</small>
            <ChangingText>{amounts}</ChangingText>
          </p>
          <p className="mt-2 text-small text-ink-2">{m.resort_per_ticket()}</p>
          {isForeignCurrency(resort, price.currency) && (
            <p className="mt-1 text-caption text-ink-3">
              <span key={price.currency}>{m.resort_in_currency({ currency: price.currency })}</span>
            </p>
          )}
          <p className="mt-1 text-caption text-ink-3">{m.resort_indicative()}</p>
        </>
      )}
    </Panel>
  );
}

interface SeasonPanelProps {
  season: Resort['season'];
  /** The days of the trip, marked in the months. */
  tripDays: LabelledDays | null;
}

/** When the lifts run. */
export function SeasonPanel({ season: { start, end }, tripDays }: SeasonPanelProps) {
  return (
    <Panel data-source="reported">
      <PanelTitle>{m.fact_season()}</PanelTitle>
      {start === '' && end === '' ? (
        <p className="text-ink-3">{m.not_reported()}</p>
      ) : (
        <>
          <SeasonStrip start={start} end={end} mark={tripDays} />
          {seasonSpan(start, end)?.length === 12 ? (
            // The strip says it to screen readers, with the days of the trip.
            <p aria-hidden className="mt-1 text-small font-bold">
              {m.resort_open_all_year()}
            </p>
          ) : (
            <dl className="flex justify-between gap-4 text-small not-first:mt-1">
              <SeasonDate label={m.resort_opens()} date={start} />
              <SeasonDate label={m.resort_closes()} date={end} className="text-right" />
            </dl>
          )}
        </>
      )}
    </Panel>
  );
}

/** A month alone is told in the page's language, any other text as it is reported. */
function SeasonDate({ label, date, className }: { label: string; date: string; className?: string }) {
  const month = englishMonths().findIndex((name) => name.toLowerCase() === date.trim().toLowerCase());
  return (
    <div className={className}>
      <dt className="text-caption text-ink-3">{label}</dt>
      {date === '' ? (
        <dd className="text-ink-3">{m.not_reported()}</dd>
      ) : (
        <dd lang={month < 0 ? englishLang : undefined} className="font-bold">
          {monthNames()[month] ?? date}
        </dd>
      )}
    </div>
  );
}
