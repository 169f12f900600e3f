import { describe, expect, it } from 'vitest';
import type { Resort } from '@/api/resorts/resort.schema';
import type { TradeOff } from '@/domain/compare/differences';
import { inLanguage } from '../support/in-language';
import { resortWith } from '../support/resort';

const load = async () => {
  const { gainText } = await import('@/features/alike/alike-words');
  const { pointsWords, tradeOffSentences } = await import('@/features/compare/compare-words');
  const { unitsOf } = await import('@/lib/units');
  return { gainText, pointsWords, tradeOffSentences, units: unitsOf('metric') };
};
const vail: Resort = resortWith({ name: 'Vail' });

const sentences = [
  [
    'en',
    'Vail has 12 more beginner runs and 30\u00a0km more advanced runs.',
    'Vail has 7.5 fewer intermediate runs than the middle of the others.',
    'Vail has 1 more advanced run than the middle of the others.',
    ['12 more easy runs', '12 km more runs'],
  ],
  [
    'de',
    'Vail hat 12 leichte Pisten mehr und 30\u00a0km schwere Pisten mehr.',
    'Vail hat 7,5 mittlere Pisten weniger als die anderen im Mittel.',
    'Vail hat 1 schwere Piste mehr als die anderen im Mittel.',
    ['12 leichte Pisten mehr', '12 km Pisten mehr'],
  ],
  [
    'fr',
    'Vail a 12 pistes faciles de plus et 30\u00a0km de pistes difficiles de plus.',
    'Vail a 7,5 pistes intermédiaires de moins que la médiane des autres.',
    'Vail a 1 piste difficile de plus que la médiane des autres.',
    ['12 pistes faciles en plus', '12 km de pistes en plus'],
  ],
  [
    'it',
    'Vail ha 12 piste facili in più e 30\u00a0km di piste difficili in più.',
    'Vail ha 7,5 piste medie in meno rispetto alla mediana delle altre.',
    'Vail ha 1 pista difficile in più rispetto alla mediana delle altre.',
    ['12 piste facili in più', '12 km di piste in più'],
  ],
] as const;

describe('runs that are counted, and their length, are said as one would', () => {
  it.each(sentences)('in %s', async (language, between, middle, single, gains) => {
    const { gainText, pointsWords, tradeOffSentences, units } = await inLanguage(language, load);
    const side: TradeOff[] = [
      { fact: 'beginnerRuns', unit: 'runs', value: 32, other: 20 },
      { fact: 'advancedRuns', unit: 'km', value: 80, other: 50 },
    ];
    expect(tradeOffSentences([vail], [side], { units })[0]?.sentence).toBe(between);
    const sentenceOf = (fact: 'intermediateRuns' | 'advancedRuns', value: number, median: number) =>
      pointsWords(
        vail,
        { strongest: { fact, unit: 'runs', value, middle: median, standing: 'between' }, weakest: null },
        { units },
      ).sentence;
    expect(sentenceOf('intermediateRuns', 20, 27.5)).toBe(middle);
    expect(sentenceOf('advancedRuns', 20, 19)).toBe(single);
    const gainOf = (kind: 'easier' | 'bigger', unit: string) =>
      gainText({ kind, resort: vail, givesUp: [], gain: { difference: 12, unit, between: [20, 32] } }, units);
    expect([gainOf('easier', 'runs'), gainOf('bigger', 'km')]).toEqual(gains);
  });
});
