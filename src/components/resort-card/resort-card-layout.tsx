import type { ReactNode } from 'react';
import { NotReported } from '@/components/not-reported';

interface CardFact {
  label: string;
  /** Null if not reported. */
  value: ReactNode;
  /** What the value refers to, small after it. */
  note?: ReactNode;
}

interface CardHeadProps {
  /** An h3 with `cardNameClasses`. */
  name: ReactNode;
  place: ReactNode;
  rating: ReactNode;
}

/** The head of a card: name, place and rating in a column. */
export function CardHead({ name, place, rating }: CardHeadProps) {
  return (
    <div className="mt-3">
      {name}
      <p className="line-clamp-4 text-small leading-[1.4] wrap-anywhere text-ink-3">{place}</p>
      <p data-source="reported" className="text-ui leading-[1.4]">
        {rating}
      </p>
    </div>
  );
}

interface ResortCardLayoutProps {
  picture: ReactNode;
  /** A CardHead. */
  head: ReactNode;
  /** The heights as a picture, beside the first fact. */
  profile: ReactNode;
  /** Six, in two columns: the elevation, five more, and a cell for `compare`. */
  facts: readonly CardFact[];
  /** A row between head and elevation. */
  fit?: ReactNode;
  /** Below the facts, across the full width. */
  note?: ReactNode;
  /** Last of the facts, above the card's link. */
  compare?: ReactNode;
}

/**
 * The rows of a card: picture, head, fit with the trip, elevation, three rows of facts, note. Each is a row of the
 * cards' grid, so that it is equally high on all cards in a row. The skeleton uses the same layout.
 */
export function ResortCardLayout(props: ResortCardLayoutProps) {
  const { picture, head, profile, fit, facts, note, compare } = props;
  return (
    <>
      {picture}
      {head}
      {fit}
      <div className="card-facts mt-3 text-small leading-[1.35] tracking-[-.012em]">
        <dl data-source="reported" className="border-t border-line">
          {facts.map((fact) => (
            <Fact key={fact.label} {...fact} />
          ))}
        </dl>
        <div className="pt-3">{profile}</div>
        {compare && <div className="relative z-2 self-end">{compare}</div>}
      </div>
      {note && <div className="mt-2.5 border-t border-line pt-2">{note}</div>}
    </>
  );
}

function Fact({ label, value, note }: CardFact) {
  return (
    <div className="pt-2">
      <dt className="text-caption leading-[1.35] text-ink-3">{label}</dt>
      {/* Replaced with its text, for browsers that translate the page. */}
      <dd key={String(value)} className="font-semibold wrap-anywhere">
        {value ?? <NotReported />}
        {note && <span className="text-caption font-normal text-ink-3">{` ${note}`}</span>}
      </dd>
    </div>
  );
}

/**
 * Classes of the name, an h3 across the full width. It wraps, also with WCAG's text spacing; no resort has a name of
 * five lines, but a server might send one.
 */
export const cardNameClasses = 'line-clamp-4 pb-0.5 wrap-anywhere';
