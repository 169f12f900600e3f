import type { Resort } from '@/api/resorts/resort.schema';
import { shortSeason } from '@/domain/short-season';
import { FAR_KM } from '@/domain/trip/reasons';
import type { TripFit } from '@/domain/trip/trip-fit';
import { capitalized } from '@/lib/format';
import { costText } from './cost/cost-words';
import { amountsText, amountText, edgeText, type TripWording } from './fit-words';
import { everyoneText, levelText, moneyText, tripParts } from './trip-words';

/** What a resort's page says of one part of the trip. */
export interface VerdictPart {
  about: 'dates' | 'group' | 'budget' | 'origin';
  /** What the visitor said. */
  said: string;
  claim: string;
  /** The figure the claim rests on. */
  figure: string;
  /** Whether it suits the trip; null where that is not judged. */
  isGood: boolean | null;
}

type Judgement = Omit<VerdictPart, 'about' | 'said'>;

function datesVerdict(resort: Resort, { season }: TripFit, said: string): Judgement | null {
  if (!season) return null;
  const figure = `${said}. Season ${shortSeason(resort.season) ?? 'not reported'}`;
  const open = { claim: 'Open on all your days', figure, isGood: true };
  switch (season.state) {
    case 'open':
      return open;
    case 'all-year':
      return { ...open, figure: `${said}. The season is all year` };
    case 'edge':
      return { claim: `May be closed: ${edgeText(season)}`, figure, isGood: false };
    case 'closed':
      return { claim: 'Closed on your days', figure, isGood: false };
    case 'not-reported':
      return { claim: 'Season not reported', figure: said, isGood: null };
  }
}

function groupVerdict({ group }: TripFit, { trip, units }: TripWording): Judgement | null {
  if (!group) return null;
  const [worst, ...others] = group.byNeed;
  if (worst && worst.amount < worst.need) {
    const claim = `Short for ${levelText(worst.level, worst.people)}: ${amountText(worst, units)}`;
    const inOrder = group.levels.flatMap((level) => others.find((other) => other === level) ?? []);
    return { claim, figure: capitalized(amountsText(inOrder, units)), isGood: false };
  }
  if (!worst || group.share === null) {
    return { claim: 'Runs by level not reported', figure: capitalized(amountsText(group.byNeed, units)), isGood: null };
  }
  return {
    claim: `Enough for ${everyoneText(trip)}`,
    figure: `Tightest: ${amountsText([worst], units)}`,
    isGood: true,
  };
}

function budgetVerdict({ budget: fit }: TripFit, { trip: { budget } }: TripWording): Judgement | null {
  if (!fit || !budget) return null;
  if (!fit.price) return { claim: 'Day ticket not reported', figure: '', isGood: null };
  const ticket = `Day ticket ${moneyText(fit.price.value, fit.price.unit)}`;
  if (fit.state === 'not-judged') {
    const isForeign = fit.price.unit !== budget.currency;
    const figure = isForeign ? `Not compared with ${budget.currency}` : 'Not compared: say when, and who skis';
    return { claim: ticket, figure, isGood: null };
  }
  const figure = fit.cost ? costText(fit.cost) : ticket;
  if (fit.difference === 0) return { claim: 'Exactly your budget', figure, isGood: true };
  const difference = `${moneyText(fit.difference, budget.currency)}${fit.cost ? '' : ' a day'}`;
  return {
    claim: `${difference} ${fit.state === 'over' ? 'over' : 'under'}`,
    figure,
    isGood: fit.state === 'within',
  };
}

function distanceVerdict({ distance }: TripFit, { units }: TripWording): Judgement | null {
  if (!distance) return null;
  if (distance.km === null) return { claim: 'Position not reported', figure: '', isGood: null };
  const { text } = units.distance(distance.km);
  return {
    claim: `${text} away`,
    figure: 'Straight line',
    isGood: distance.km <= FAR_KM,
  };
}

/** What a resort says of each part of the trip that was said, in the order of the trip line. */
export function verdictOf(resort: Resort, fit: TripFit, wording: TripWording): VerdictPart[] {
  return tripParts(wording.trip, fit.distance ? wording.placeName : null).flatMap(({ about, text: said }) => {
    const judgements = {
      dates: () => datesVerdict(resort, fit, said),
      group: () => groupVerdict(fit, wording),
      budget: () => budgetVerdict(fit, wording),
      origin: () => distanceVerdict(fit, wording),
    };
    const judgement = judgements[about]();
    return judgement ? [{ about, said, ...judgement }] : [];
  });
}
