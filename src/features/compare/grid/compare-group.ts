import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import type { FigureSource } from '@/components/figure-source';
import type { LabelledDays } from '@/domain/day-range-text';

/** A row of the comparison: one cell for each resort, in their order. */
export interface CompareRow {
  key: string;
  label: string;
  /** Below the label, such as the scale. */
  hint?: string | undefined;
  cells: readonly ReactNode[];
  /** Where its figures come from; reported unless given. */
  source?: FigureSource;
  /** What each cell says, to see whether they differ; null where that is not known here, so that the row always stays. */
  cellTexts: readonly string[] | null;
  look?: 'tight' | 'heights';
  /** Behind the cells, over all columns. */
  background?: ReactNode;
}

/** Rows about one topic, under a heading. */
export interface CompareGroup {
  key: string;
  title: string;
  /** Below the heading. */
  note?: string | undefined;
  /** At the end of the heading's line: what can be done. */
  actions?: ReactNode;
  /** In place of rows. */
  text?: ReactNode;
  rows: readonly CompareRow[];
}

/** Whether the resorts differ in a row, as far as that is known. */
export const isDifferent = ({ cellTexts }: CompareRow): boolean => cellTexts === null || new Set(cellTexts).size > 1;

/** What a trip brings to a comparison. */
export interface ComparedTrip {
  group: CompareGroup;
  days: LabelledDays | null;
  /** Kilometres from where it starts; undefined where that was not said. */
  distanceOf?: ((resort: Resort) => number | null) | undefined;
  placeName?: string | undefined;
  /** What a link says of it; '' without a trip. */
  link: string;
}
