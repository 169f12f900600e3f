// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '@/config/constants';
import { noTrip, originAt } from '@/domain/trip/trip';
import { isoDay, tripStore } from '@/features/trip/trip-storage';
import { storeElsewhere } from '../../support/browser-storage';
import { weekInFebruary } from './any-trip';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2027, 1, 1, 12), toFake: ['Date'] });
  tripStore.save(noTrip);
});
afterEach(() => vi.useRealTimers());

describe('the stored trip', () => {
  it('is read in other tabs, with its position', () => {
    const trip = { ...weekInFebruary, origin: originAt({ latitude: 47.3769, longitude: 8.5417 }) };
    tripStore.save(trip);
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEYS.trip) ?? '');
    expect(stored).toEqual({
      link: '2027-02-14..2027-02-21_b2i1a1_EUR70',
      position: { latitude: 47.4, longitude: 8.5 },
    });
    tripStore.save(noTrip);
    storeElsewhere(STORAGE_KEYS.trip, JSON.stringify(stored));
    expect(tripStore.get()).toEqual(trip);
  });

  it('is cleared whole', () => {
    tripStore.save(weekInFebruary);
    tripStore.save(noTrip);
    expect(localStorage.getItem(STORAGE_KEYS.trip)).toBeNull();
  });

  it.each([[null], ['b2i1a1'], [{ link: 7 }], [{ link: '<b>', position: { latitude: 'north' } }], [[1, 2]]])(
    'is none where %j is stored',
    (value) => {
      storeElsewhere(STORAGE_KEYS.trip, JSON.stringify(value));
      expect(tripStore.get()).toEqual(noTrip);
    },
  );
});

it('today is the day of the visitor', () => {
  expect(isoDay(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05');
});
