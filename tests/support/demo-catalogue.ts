import type { Resort } from '@/api/resorts/resort.schema';
import { resortPageSchema } from '@/api/resorts/resort-list.schema';
import { demoApi } from '../demo/demo-api';

const api = demoApi();

/** All resorts of the demo API that match a query, in its order, as the site reads them. */
export async function demoResorts(query = ''): Promise<Resort[]> {
  const found: Resort[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await api.get(`/resorts?${query}&limit=100&page=${page}`);
    const { resorts, pagination } = resortPageSchema(page).parse(body);
    found.push(...resorts);
    if (!pagination.hasNext) return found;
  }
}

/** One of some resorts by its id; throws where there is none. */
export function resortOf(resorts: readonly Resort[], id: string): Resort {
  const found = resorts.find((resort) => resort.id === id);
  if (!found) throw new Error(`No resort ${id}`);
  return found;
}
