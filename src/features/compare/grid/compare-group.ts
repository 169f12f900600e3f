import type { ReactNode } from 'react';

/** A row of the comparison: one cell for each resort, in their order. */
export interface CompareRow {
  key: string;
  label: string;
  /** Below the label, such as the scale. */
  hint?: string | undefined;
  cells: readonly ReactNode[];
  /** What each cell tells, to see whether they differ; null where that is not known here, so that the row always stays. */
  told: readonly string[] | null;
  look?: 'tight' | 'heights';
  /** Behind the cells, over all columns. */
  ground?: ReactNode;
}

/** Rows about one topic, under a heading. */
export interface CompareGroup {
  key: string;
  title: string;
  /** Beside the heading. */
  note?: string | undefined;
  /** In place of rows. */
  text?: ReactNode;
  rows: readonly CompareRow[];
}

/** Whether the resorts differ in a row, as far as that is known. */
export const isDifferent = ({ told }: CompareRow): boolean => told === null || new Set(told).size > 1;
