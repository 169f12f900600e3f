import type { ReactNode } from 'react';
import { m } from '@/paraglide/messages';
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
  look?: 'tight' | 'heights' | 'runs';
  /** Behind the cells, over all columns. */
  background?: ReactNode;
}

/** In a cell of the comparison, which has room for the words (the dash of NotReported is for narrow places). */
export const NotReportedText = () => <span className="text-small text-ink-3">{m.not_reported()}</span>;

/** The word for the extreme value of a row, with a space before it, or screen readers would say "982 mleast". */
export function Superlative({ word }: { word: string | null | undefined }) {
  return word ? (
    <span key={word} className="compare-word-place">
      {' '}
      <em className="compare-word">{word}</em>
    </span>
  ) : null;
}
