import type { VirtualItem } from '@tanstack/react-virtual';

/** What a virtual list measured of its rows; lengths in pixels. */
export interface RowMeasurements {
  /** Width of the grid. */
  width: number;
  columns: number;
  /** Estimated height of a row that was not measured. */
  rowHeight: number;
  /** Where the list begins, from the top of the document. */
  top: number;
  /** How far the window was scrolled. */
  offset: number;
  rows: VirtualItem[];
}

const saved = new Map<string, RowMeasurements & { windowWidth: number }>();

/** Keeps the measurements of the list of this name until it is mounted again. */
export function saveMeasurements(name: string, measurements: RowMeasurements): void {
  saved.set(name, { ...measurements, windowWidth: window.innerWidth });
}

/** The measurements this list was left with, null when there are none for this width of the window. */
export function savedMeasurements(name: string): RowMeasurements | null {
  const measurements = saved.get(name);
  return measurements?.windowWidth === window.innerWidth ? measurements : null;
}
