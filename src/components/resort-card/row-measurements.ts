import type { VirtualItem } from '@tanstack/react-virtual';

/** Measurements of a virtual list's rows, in pixels. */
export interface RowMeasurements {
  /** Width of the grid. */
  width: number;
  columns: number;
  /** Estimated height of rows not measured yet. */
  rowHeight: number;
  /** Distance of the list from the top of the document. */
  top: number;
  /** Scroll position of the window. */
  offset: number;
  rows: VirtualItem[];
}

const saved = new Map<string, RowMeasurements & { windowWidth: number }>();

/** Keeps a list's measurements until it is mounted again. */
export function saveMeasurements(name: string, measurements: RowMeasurements): void {
  saved.set(name, { ...measurements, windowWidth: window.innerWidth });
}

/** The measurements the list had when it was left; null if there are none for this window width. */
export function savedMeasurements(name: string): RowMeasurements | null {
  const measurements = saved.get(name);
  return measurements?.windowWidth === window.innerWidth ? measurements : null;
}
