import type { ReactNode } from 'react';

export interface CardFact {
  label: string;
  value: ReactNode;
}

interface CardHeadProps {
  name: ReactNode;
  place: ReactNode;
  rating: ReactNode;
}

/** The head of a card: the name over the whole width, place and rating below it. */
export function CardHead({ name, place, rating }: CardHeadProps) {
  return (
    <div className="mt-[.85rem] grid grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-3">
      {name}
      <p className="mt-[.1rem] line-clamp-4 text-small leading-[1.4] wrap-anywhere text-ink-3">{place}</p>
      <p data-source="reported" className="text-ui leading-[1.4] whitespace-nowrap">
        {rating}
      </p>
    </div>
  );
}

interface ResortCardLayoutProps {
  picture: ReactNode;
  /** A CardHead. */
  head: ReactNode;
  elevation: ReactNode;
  /** The heights as a picture, beside the elevation. */
  profile: ReactNode;
  /** Four, in two columns. */
  facts: readonly CardFact[];
  /** A row of its own between head and elevation. */
  fit?: ReactNode;
  /** Below the facts, over the whole width. */
  note?: ReactNode;
  /** Last, above the link that the card is. */
  compare?: ReactNode;
}

/** The rows of a card: picture, head, what it says of the trip, elevation, facts. The skeleton uses the same, so both have one size. */
export function ResortCardLayout(props: ResortCardLayoutProps) {
  const { picture, head, elevation, profile, fit, facts, note, compare } = props;
  return (
    <>
      {picture}
      {head}
      {fit}
      <div data-source="reported" className="mt-[.7rem] flex items-end justify-between gap-3 text-small leading-[1.35]">
        <dl className="pb-[.4rem]">
          <dt className="text-caption leading-[1.35] text-ink-3">Elevation</dt>
          <dd className="font-semibold tracking-[-.012em] text-balance">{elevation}</dd>
        </dl>
        {profile}
      </div>
      <div className="self-start text-small leading-[1.35] tracking-[-.012em]">
        <dl data-source="reported" className="grid grid-cols-2 border-t border-line">
          {facts.map(({ label, value }) => (
            <div key={label} className="min-w-0 border-b border-line pt-2 pb-[.45rem] even:border-l even:pl-3">
              <dt className="text-caption leading-[1.35] text-ink-3">{label}</dt>
              <dd className="font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {note && <div className="border-b border-line pt-2 pb-[.45rem]">{note}</div>}
        {compare && <div className="relative z-2">{compare}</div>}
      </div>
    </>
  );
}

/**
 * Classes of the name, an h3 over the whole width of the head. It wraps, also with the words spaced as far apart as WCAG
 * asks for; no resort has a name of five lines, though a server might send one.
 */
export const cardNameClasses = 'col-span-full line-clamp-4 pb-[.08em] wrap-anywhere';
