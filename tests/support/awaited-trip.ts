import type { ListTrip } from '@/domain/filters/list-trip';

/** A trip from Zürich while the position of its airport is not known yet. */
export const awaitedTrip: ListTrip = {
  days: null,
  place: null,
  isPlaceLoading: true,
  link: 'ZRH',
  sort: null,
};
