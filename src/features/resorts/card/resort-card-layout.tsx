import type { ReactNode } from 'react';

export interface CardFact {
  label: string;
  value: ReactNode;
}

interface ResortCardLayoutProps {
  picture: ReactNode;
  name: ReactNode;
  place: ReactNode;
  /** The whole place, where it may be cut off. */
  placeTitle?: string;
  rating: ReactNode;
  elevation: ReactNode;
  profile: ReactNode;
  /** Four, in two columns. */
  facts: readonly CardFact[];
  /** Below the facts, over the whole width. */
  note?: ReactNode;
}

// What would be cut off wraps where there is little room or the text is large; otherwise cards stay aligned.
const oneLine = 'truncate @max-[44rem]:whitespace-normal';

/** The four rows of a card: picture, head, elevation, facts. The skeleton uses the same, so both have one size. */
export function ResortCardLayout({
  picture,
  name,
  place,
  placeTitle,
  rating,
  elevation,
  profile,
  facts,
  note,
}: ResortCardLayoutProps) {
  return (
    <>
      {picture}
      <div className="mt-[.85rem] grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3">
        {name}
        <p title={placeTitle} className={`mt-[.1rem] text-small leading-[1.4] text-ink-3 ${oneLine}`}>
          {place}
        </p>
        <p className="text-ui leading-[1.4] whitespace-nowrap">{rating}</p>
      </div>
      <div className="mt-[.7rem] flex items-end justify-between gap-3 text-small leading-[1.35]">
        <dl className="pb-[.4rem]">
          <dt className="text-caption leading-[1.35] text-ink-3">Elevation</dt>
          <dd className="font-semibold tracking-[-.012em]">{elevation}</dd>
        </dl>
        {profile}
      </div>
      <div className="self-start text-small leading-[1.35] tracking-[-.012em]">
        <dl className="grid grid-cols-2 border-t border-line">
          {facts.map(({ label, value }) => (
            <div key={label} className="min-w-0 border-b border-line pt-2 pb-[.45rem] even:border-l even:pl-3">
              <dt className="text-caption leading-[1.35] text-ink-3">{label}</dt>
              <dd className={`font-semibold ${oneLine}`}>{value}</dd>
            </div>
          ))}
        </dl>
        {note && <div className="border-b border-line pt-2 pb-[.45rem]">{note}</div>}
      </div>
    </>
  );
}

/** Classes of the name, an h3 over the whole width of the head. */
export const cardNameClasses = `col-span-full pb-[.08em] ${oneLine}`;
