import { z } from 'zod/mini';
import type { Resort } from '@/api/resorts/resort.schema';
import { COMPARED_MAX, STORAGE_KEYS } from '@/config/constants';
import { uniqueById } from '@/lib/lenient';
import { notify } from '@/lib/notify';
import { readSessionJson, writeSessionJson } from '@/lib/session-storage';
import { storedStore } from '@/lib/stored-store';
import { m } from '@/paraglide/messages';

const storedResort = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  country: z.string(),
  region: z.string(),
  thumbnailUrl: z.string(),
  // JSON has no NaN: such a coordinate comes back as null.
  location: z.nullable(z.object({ latitude: z.catch(z.number(), NaN), longitude: z.catch(z.number(), NaN) })),
  elevation: z.object({ base: z.number(), peak: z.number() }),
  trails: z.object({ total: z.number() }),
  slopesKm: z.nullable(z.object({ total: z.number() })),
});

/** What the tray needs of a resort: its name, and the facts its picture is drawn from. */
export type ChosenResort = z.infer<typeof storedResort>;

/** A success removes an earlier refusal, and replaces the previous announcement of the count. */
const success = { about: 'comparison', isReplacing: true };

const none: readonly ChosenResort[] = [];

function readChosen(): ChosenResort[] {
  const found = readSessionJson(STORAGE_KEYS.comparison);
  const resorts = (Array.isArray(found) ? found : []).flatMap((entry) => storedResort.safeParse(entry).data ?? []);
  return uniqueById(resorts).slice(0, COMPARED_MAX);
}

const store = storedStore<readonly ChosenResort[]>({
  // No other tab changes this tab's session storage.
  keys: [],
  read: readChosen,
  write: (chosen) => writeSessionJson(STORAGE_KEYS.comparison, chosen),
  initial: none,
});

/** The resorts chosen for the comparison, in the order they were chosen; the same on every page of this tab. */
export const useSelection = (): readonly ChosenResort[] => store.use();

/** Announces that a resort was added, or removed, and how many are compared now. */
export const announceAdded = (resort: string, count: number): void =>
  notify.success(m.compare_added({ resort, count, most: COMPARED_MAX }), success);
export const announceRemoved = (resort: string, count: number): void =>
  notify.success(m.compare_removed({ resort, count, most: COMPARED_MAX }), success);

/** Removes a resort from the comparison, by its id alone. Returns those that are left. */
export function dropFromSelection(id: string): readonly ChosenResort[] {
  const chosen = store.get().filter((other) => other.id !== id);
  store.save(chosen);
  return chosen;
}

/** Removes a resort from the comparison and announces that. */
export function removeFromSelection({ id, name }: Pick<Resort, 'id' | 'name'>): void {
  const chosen = dropFromSelection(id);
  announceRemoved(name, chosen.length);
}

/** Adds a resort to the comparison or removes it, and announces that; a fifth one is refused. */
export function toggleInSelection(resort: Resort): void {
  const chosen = store.get();
  const { id, name } = resort;
  if (chosen.some((other) => other.id === id)) {
    removeFromSelection(resort);
  } else if (chosen.length >= COMPARED_MAX) {
    notify.failure(m.compare_full({ resort: name }), { about: success.about });
  } else {
    const added = [...chosen, storedResort.parse(resort)];
    store.save(added);
    announceAdded(name, added.length);
  }
}

/** Clears the comparison and announces that. */
export function clearSelection(): void {
  store.save(none);
  notify.success(m.compare_cleared(), success);
}

/** Sets the selection to the resorts of an open comparison, so that the tray of the next page has the same ones. */
export function setSelection(resorts: readonly Resort[]): void {
  store.save(resorts.slice(0, COMPARED_MAX).map((resort) => storedResort.parse(resort)));
}
