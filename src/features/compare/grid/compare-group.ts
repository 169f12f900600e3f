import type { ReactNode } from 'react';
import type { NamedPlace, Resort } from '@/api/resorts/resort.schema';
import type { CompareRow } from '@/components/compare-row';
import type { LabelledDays } from '@/domain/day-range-text';

/** A compared resort, with its id in the address. */
export interface Column {
  id: string;
  resort: Resort;
}

/** Rows about one topic, under a heading. */
export interface CompareGroup {
  key: string;
  title: string;
  /** Below the heading. */
  note?: string | undefined;
  /** Buttons at the end of the heading's line. */
  actions?: ReactNode;
  /** In place of rows. */
  text?: ReactNode;
  rows: readonly CompareRow[];
}

/** Whether the resorts differ in a row, or may do so. */
export const isDifferent = ({ cellTexts }: CompareRow): boolean => cellTexts === null || new Set(cellTexts).size > 1;

/** A place, and how far each resort is from it in kilometres; null where its position is not reported. */
export interface Place extends NamedPlace {
  distanceOf: (resort: Resort) => number | null;
}

/** What a comparison needs to know about the trip. */
export interface ComparedTrip {
  /** How the resorts fit it. */
  group: CompareGroup;
  /** Null if it has no dates. */
  days: LabelledDays | null;
  /** Where it starts; null if that is not set. */
  place: Place | null;
  /** The trip in a link; '' without one. */
  link: string;
}
