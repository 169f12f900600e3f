import { useMemo } from 'react';
import { useCatalogue } from '@/api/catalogue/use-catalogue';
import type { Resort } from '@/api/resorts/resort.schema';
import { type NearResort, resortsWithin } from '@/domain/alike-resorts';

/** Kilometres within which resorts are neighbours on the map. */
export const NEARBY_KM = 60;

/** The resorts around another, nearest first; none until the catalogue has loaded. */
export function useResortsNearby(resort: Resort): readonly NearResort[] {
  const { resorts } = useCatalogue(true);
  return useMemo(() => resortsWithin(NEARBY_KM, resort, resorts ?? []), [resort, resorts]);
}
