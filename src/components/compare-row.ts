import type { ReactNode } from 'react';
import type { FigureSource } from './figure-source';

/** A row of the comparison: one cell for each resort, in their order. */
export interface CompareRow {
  key: string;
  label: string;
  /** Below the label, such as the scale. */
  hint?: string | undefined;
  cells: readonly ReactNode[];
  /** Source of its figures; "reported" by default. */
  source?: FigureSource;
  /** The text of each cell, to find differences; null if unknown here, so that the row is always shown. */
  cellTexts: readonly string[] | null;
  look?: 'tight' | 'heights';
  /** Behind the cells, over all columns. */
  background?: ReactNode;
}
