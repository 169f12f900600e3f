import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Named } from './nearest-names';

interface NearestNamesLineProps {
  names: readonly Named[];
  /** The address of each. */
  pathOf: (named: Named) => string;
}

/** Names like one that was looked for in vain, each a link; nothing without any. */
export function NearestNamesLine({ names, pathOf }: NearestNamesLineProps) {
  if (names.length === 0) return null;
  return (
    <p className="wrap-anywhere">
      <span>Nearest names: </span>
      {names.map((named, index) => (
        <Fragment key={named.id}>
          {index > 0 && <span>, </span>}
          <Link to={pathOf(named)} className="link">
            {named.name}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
