import type { Resort } from '@/api/resorts/resort.schema';
import { shortSeason } from '@/domain/short-season';
import { FAR_KM } from '@/domain/trip/reasons';
import type { TripFit } from '@/domain/trip/trip-fit';
import { capitalized } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { costText } from './cost-words';
import { amountsText, amountText, edgeText, type TripWording } from './fit-words';
import { everyoneText, levelText, moneyText, type TripPart, tripParts } from './trip-words';

/** How a resort fits one part of the trip. */
export interface VerdictPart {
  about: TripPart;
  /** The part as the visitor set it. */
  partText: string;
  claim: string;
  /** The figure behind the claim. */
  figure: string;
  /** Whether it suits the trip; null if that is not judged. */
  isGood: boolean | null;
}

type Judgement = Omit<VerdictPart, 'about' | 'partText'>;

function datesVerdict(resort: Resort, { season }: TripFit): Judgement | null {
  if (!season) return null;
  const short = shortSeason(resort.season);
  const figure = short ? m.trip_season({ season: short }) : m.trip_season_missing();
  const open = { claim: m.trip_open(), figure, isGood: true };
  switch (season.state) {
    case 'open':
      return open;
    case 'all-year':
      return { ...open, figure: m.trip_season_all_year() };
    case 'edge':
      return { claim: m.trip_may_be_closed({ edge: edgeText(season) }), figure, isGood: false };
    case 'closed':
      return { claim: m.trip_closed(), figure, isGood: false };
    case 'not-reported':
      return { claim: m.trip_season_missing(), figure: '', isGood: null };
  }
}

function groupVerdict({ group }: TripFit, { trip, units }: TripWording): Judgement | null {
  if (!group) return null;
  const [worst] = group.byNeed;
  if (worst && worst.amount < worst.need) {
    const whom = levelText(worst.level, worst.people);
    const claim = m.trip_short({ whom, amount: amountText(worst, units) });
    const others = group.levels.filter((level) => level.amount !== null).filter((level) => level !== worst);
    return { claim, figure: capitalized(amountsText(others, units)), isGood: false };
  }
  if (!worst || group.share === null) {
    return { claim: m.trip_runs_missing(), figure: capitalized(amountsText(group.byNeed, units)), isGood: null };
  }
  return {
    claim: m.trip_enough({ whom: everyoneText(trip) }),
    figure: m.trip_tightest({ amounts: amountsText([worst], units) }),
    isGood: true,
  };
}

function budgetVerdict({ budget: fit }: TripFit): Judgement | null {
  if (!fit) return null;
  if (!fit.price) return { claim: m.trip_ticket_missing(), figure: '', isGood: null };
  const ticket = m.trip_ticket({ price: moneyText(fit.price.value, fit.price.unit) });
  if (fit.state === 'not-judged') {
    const isForeign = fit.price.unit !== fit.budget.currency;
    const figure = isForeign ? m.trip_not_compared({ currency: fit.budget.currency }) : m.trip_not_counted();
    return { claim: ticket, figure, isGood: null };
  }
  const figure = fit.cost ? costText(fit.cost) : ticket;
  if (fit.difference === 0) return { claim: m.trip_exact(), figure, isGood: true };
  const kind = `${fit.cost ? 'all' : 'day'}-${fit.state === 'over' ? 'over' : 'under'}`;
  return {
    claim: m.trip_budget_verdict({ kind, amount: moneyText(fit.difference, fit.budget.currency) }),
    figure,
    isGood: fit.state === 'within',
  };
}

function distanceVerdict({ distance }: TripFit, { units }: TripWording): Judgement | null {
  if (!distance) return null;
  if (distance.km === null) return { claim: m.trip_position_missing(), figure: '', isGood: null };
  const { text } = units.distance(distance.km);
  return {
    claim: m.trip_away({ distance: text }),
    figure: m.trip_straight(),
    isGood: distance.km <= FAR_KM,
  };
}

/** How a resort fits each part of the trip that is set, in the order of the trip line. */
export function verdictOf(resort: Resort, fit: TripFit, wording: TripWording): VerdictPart[] {
  const judgements = {
    dates: datesVerdict(resort, fit),
    group: groupVerdict(fit, wording),
    budget: budgetVerdict(fit),
    origin: distanceVerdict(fit, wording),
  };
  return tripParts(wording.trip, fit.distance ? wording.placeName : null).flatMap(({ about, text: partText }) => {
    const judgement = judgements[about];
    return judgement ? [{ about, partText, ...judgement }] : [];
  });
}
