import { expect, it } from 'vitest';
import { inLanguage } from '../support/in-language';

const messages = () => import('@/paraglide/messages');

it('Italian says of the skier with the least to spare that the margin is small, not that the skier is poor', async () => {
  const { m } = await inLanguage('it', messages);
  expect(m.trip_tightest({ amounts: 'esperto 52,5 km' })).toBe('Margine più stretto: esperto 52,5 km');
});
