import type { Resort } from '@/api/resorts/resort.schema';
import { shortSeason } from '@/lib/short-season';
import { amountsText, amountText, edgeText, type TripWording } from './fit-words';
import { FAR_KM } from './rules/reasons';
import type { TripFit } from './rules/trip-fit';
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
  /** The claim as a sentence that stands alone, without its full stop. */
  sentence: string;
}

type Judgement = Omit<VerdictPart, 'about' | 'said'>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** A judgement whose claim needs no more words to stand alone. */
const plain = (claim: string, figure: string, isGood: boolean | null): Judgement => ({
  claim,
  figure,
  isGood,
  sentence: claim,
});

function datesVerdict(resort: Resort, { season }: TripFit, said: string): Judgement | null {
  if (!season) return null;
  const figure = `${said}. Season ${shortSeason(resort.season) ?? 'not reported'}`;
  const open = { claim: 'Open on all your days', figure, isGood: true, sentence: 'Open on your days' };
  switch (season.state) {
    case 'open':
      return open;
    case 'all-year':
      return { ...open, figure: `${said}. The season is all year` };
    case 'edge':
      return plain(`May be closed: ${edgeText(season)}`, figure, false);
    case 'closed':
      return plain('Closed on your days', figure, false);
    case 'not-reported':
      return plain('Season not reported', said, null);
  }
}

function groupVerdict({ group }: TripFit, { trip, units }: TripWording): Judgement | null {
  if (!group) return null;
  const [worst, ...others] = group.byNeed;
  if (worst && worst.amount < worst.need) {
    const claim = `Short for ${levelText(worst.level, worst.people)}: ${amountText(worst, units)}`;
    const inOrder = group.levels.flatMap((level) => others.find((other) => other === level) ?? []);
    return plain(claim, capital(amountsText(inOrder, units)), false);
  }
  if (!worst || group.share === null) {
    return plain('Runs by level not reported', capital(amountsText(group.byNeed, units)), null);
  }
  return plain(`Enough for ${everyoneText(trip)}`, `Tightest: ${amountsText([worst], units)}`, true);
}

function budgetVerdict({ budget: fit }: TripFit, { trip: { budget } }: TripWording): Judgement | null {
  if (!fit || !budget) return null;
  if (!fit.price) return plain('Day ticket not reported', '', null);
  const ticket = `Day ticket ${moneyText(fit.price.value, fit.price.unit)}`;
  if (fit.state === 'not-judged') {
    const figure = `Not compared with ${budget.currency}`;
    return { claim: ticket, figure, isGood: null, sentence: `${ticket}, not compared with ${budget.currency}` };
  }
  if (fit.difference === 0) return plain('Exactly your budget', ticket, true);
  const difference = moneyText(fit.difference, budget.currency);
  return {
    claim: `${difference} a day ${fit.state === 'over' ? 'over' : 'under'}`,
    figure: ticket,
    isGood: fit.state === 'within',
    sentence: `${difference} ${fit.state === 'over' ? 'over' : 'under'} your budget`,
  };
}

function distanceVerdict({ distance }: TripFit, { units, placeName }: TripWording): Judgement | null {
  if (!distance) return null;
  if (distance.km === null) return plain('Position not reported', '', null);
  const { text } = units.distance(distance.km);
  return {
    claim: `${text} away`,
    figure: 'Straight line',
    isGood: distance.km <= FAR_KM,
    sentence: `${text} from ${placeName}, straight line`,
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

/** The verdict as one text: "Open on all your days. Short for the expert: 34 of 49 km. …" */
export const verdictText = (parts: readonly VerdictPart[]): string =>
  parts.map(({ sentence }) => `${sentence}.`).join(' ');
