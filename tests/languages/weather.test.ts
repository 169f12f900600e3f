import { expect, it } from 'vitest';
import type { Weather } from '@/api/weather/weather.schema';
import { inLanguage } from '../support/in-language';

const none: Weather = {
  temperature: null,
  condition: '',
  snowDepth: null,
  lastSnowfall: null,
  wind: null,
  visibility: '',
  updatedAt: '',
};

it.each(['en', 'de', 'fr', 'it'] as const)(
  '%s: the weather in a line has every figure that was sent, and no empty part',
  async (language) => {
    const { weatherSummary } = await inLanguage(language, () => import('@/features/weather/weather-summary'));
    const { unitsOf } = await import('@/lib/units');
    for (const condition of ['', 'Light snow', 'Frogs'])
      for (const snowDepth of [null, 0, 1, 145])
        for (const wind of [null, { speed: 18, direction: '' }, { speed: 0, direction: 'NNE' }]) {
          const text = weatherSummary({ ...none, condition, snowDepth, wind }, unitsOf('metric'));
          expect(text.match(/\d+/g) ?? []).toEqual([snowDepth, wind?.speed].filter((n) => n != null).map(String));
          expect(text).not.toMatch(/NaN|undefined|null| {2}|\.\.|[,.] ?[,.]|^[ ,.]/);
          expect(text === '').toBe(condition === '' && snowDepth === null && wind === null);
        }
  },
);

it.each([
  ['en', 'Light snow', 'Good', 'NE', 'Sat'],
  ['de', 'Leichter Schneefall', 'Gut', 'NO', 'Sa'],
  ['fr', 'Neige faible', 'Bonne', 'NE', 'sam.'],
  ['it', 'Neve debole', 'Buona', 'NE', 'sab'],
] as const)('%s: the words of the weather service are its own, and unknown ones stay', async (language, ...words) => {
  const { compassText, conditionText, visibilityText, weekdayText } = await inLanguage(
    language,
    () => import('@/domain/weather-words'),
  );
  expect([conditionText('Light snow'), visibilityText('Good'), compassText('NE'), weekdayText('Sat')]).toEqual(words);
  expect([conditionText('Frogs'), visibilityText('2 km'), compassText('up'), weekdayText('Day 1')]).toEqual([
    'Frogs',
    '2 km',
    'up',
    'Day 1',
  ]);
});
