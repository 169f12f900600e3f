import { m } from '@/paraglide/messages';

/** Translates a region named by the API; an unknown one is returned as is. */
export function regionName(region: string): string {
  if (region === 'Europe') return m.region_europe();
  return region === 'North America' ? m.region_north_america() : region;
}
