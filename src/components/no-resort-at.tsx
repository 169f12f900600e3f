import { Fragment } from 'react';
import { paths } from '@/config/paths';

interface NoResortAtProps {
  /** As they may be shown: anybody may have written them into an address. One or more. */
  ids: readonly string[];
  /** What became of them: "It was left out." */
  outcome?: string;
}

/** Says that nothing is known of resorts that an address names: "There is no resort at /resorts/zermat." */
export function NoResortAt({ ids, outcome = '' }: NoResortAtProps) {
  return (
    <p key={`${ids.join()} ${outcome}`} className="wrap-anywhere">
      <span>There is no resort at </span>
      {ids.map((id, index) => (
        <Fragment key={id}>
          {index > 0 ? <span>{index < ids.length - 1 ? ', ' : ' or '}</span> : null}
          <b translate="no">{`${paths.resorts}/${id}`}</b>
        </Fragment>
      ))}
      <span>{outcome ? `. ${outcome}` : '.'}</span>
    </p>
  );
}
