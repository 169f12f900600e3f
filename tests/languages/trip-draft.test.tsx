import { afterAll, expect, it } from 'vitest';
import { noTrip } from '@/domain/trip/trip';
import { inLanguage } from '../support/in-language';

afterAll(() => sessionStorage.clear());

const trip = { ...noTrip, budget: { amount: 1250, currency: 'EUR', isForAll: true } };

async function openEditor(language: 'en' | 'de') {
  const { useTripDraft } = await inLanguage(language, () => import('@/features/trip/editor/use-trip-draft'));
  // React as that module has it.
  const { act, renderHook } = await import('@testing-library/react');
  const { result } = renderHook(() => useTripDraft(trip, 'EUR'));
  return { result, act };
}

it('An amount of the trip editor that is not submitted is the same amount in another language', async () => {
  const german = await openEditor('de');
  expect(german.result.current.draft.amount).toBe('1.250');
  german.act(() => german.result.current.change({ group: { ...noTrip.group, expert: 1 } }));
  const english = await openEditor('en');
  expect(english.result.current.draft).toMatchObject({ amount: '1,250', group: { expert: 1 } });
  expect(english.result.current.submit({})?.budget).toEqual(trip.budget);
});
