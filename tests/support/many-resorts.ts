import { readFileSync } from 'node:fs';
import type { CatalogueRecord } from '@/demo/seed/catalogue';

/** A catalogue of so many resorts: the known ones over and over, each time with other ids and names. */
export function manyResorts(count: number): CatalogueRecord[] {
  const { resorts } = JSON.parse(readFileSync('src/demo/seed/resorts.json', 'utf8')) as { resorts: CatalogueRecord[] };
  return Array.from({ length: Math.ceil(count / resorts.length) }, (_, round) =>
    round === 0
      ? resorts
      : resorts.map((record) => ({ ...record, id: `${record.id}-${round}`, name: `${record.name} ${round}` })),
  )
    .flat()
    .slice(0, count);
}
