import type { ReactNode, Ref } from 'react';
import { m } from '@/paraglide/messages';
import { Skeleton } from './ui/skeleton';

export interface KeyFigureProps {
  label: string;
  /** Added to the label on phones, in place of the note. */
  labelOnPhones?: string;
  /** The figure with its unit; null when it is not reported, undefined while it loads. */
  value: { before?: string; value: string; unit?: string } | string | null | undefined;
  /** Source or context of the figure. */
  note?: ReactNode;
  /**
   * Shows the note on phones too, where space is scarce, because the figure would mislead without it. It takes the line of a
   * value that is text, which then stands in the label.
   */
  isNoteNeeded?: boolean;
  /** Shown beside the figure. */
  picture?: ReactNode;
  /** The figure with its note, which can be focused then. */
  ref?: Ref<HTMLElement>;
}

/** One of several key figures: label, large figure, small note. Goes into a `dl` with the class `key-figures`. */
export function KeyFigure({ label, labelOnPhones, value, note, isNoteNeeded = false, picture, ref }: KeyFigureProps) {
  const isLoading = value === undefined;
  const isTextInLabel = isNoteNeeded && typeof value === 'string';
  const addedOnPhones = isTextInLabel ? `, ${value}` : labelOnPhones;
  const noteClass = isNoteNeeded ? 'key-figure-note' : 'key-figure-note max-md:hidden';
  return (
    <div data-picture={picture ? '' : undefined}>
      <dt key={label}>
        {label}
        {addedOnPhones && (
          <span key={addedOnPhones} className="md:hidden">
            {addedOnPhones}
          </span>
        )}
      </dt>
      <dd ref={ref} tabIndex={ref ? -1 : undefined}>
        {isTextInLabel ? (
          <span className="max-md:hidden">
            <Value value={value} />
          </span>
        ) : (
          <Value value={value} />
        )}{' '}
        {(note || isLoading) && (
          <span key={String(isLoading)} className={noteClass}>
            {isLoading ? <Skeleton>reported today</Skeleton> : note}
          </span>
        )}
        {picture}
      </dd>
    </div>
  );
}

function Value({ value }: Pick<KeyFigureProps, 'value'>) {
  if (value === undefined) return <Skeleton className="key-figure-value">888 cm</Skeleton>;
  if (value === null || typeof value === 'string') {
    return <span className="key-figure-missing line-clamp-2">{value ?? m.not_reported()}</span>;
  }
  return (
    <span className="key-figure-value">
      {value.before && <small>{`${value.before}\u00a0`}</small>}
      <span key={value.value}>{value.value}</span>
      {value.unit && <small>{`\u00a0${value.unit}`}</small>}
    </span>
  );
}
