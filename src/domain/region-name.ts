import { m } from '@/paraglide/messages';

/** A region as the API names it, in the page's language; one we do not know stays as it is. */
export function regionName(region: string): string {
  if (region === 'Europe') return m.region_europe();
  return region === 'North America' ? m.region_north_america() : region;
}
