import type { Map as LeafletMap } from 'leaflet';

/** Focuses the pin of a resort, the one marker that Tab reaches if there is none, or the map itself without any. */
export function focusOnMap(map: LeafletMap, id: string | null = null): void {
  const container = map.getContainer();
  const find = (selector: string) => container.querySelector<HTMLElement>(selector);
  const pin = id && find(`[data-marker="${CSS.escape(id)}"]`);
  const target = pin || find('[data-marker][tabindex="0"]') || container;
  target.focus({ preventScroll: true });
}
