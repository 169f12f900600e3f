import { Fragment } from 'react';
import { Link } from 'react-router-dom';

/** Names in a sentence, each a link. */
export function NameLinks({ links }: { links: readonly { name: string; to: string }[] }) {
  return links.map(({ name, to }, index) => (
    <Fragment key={to}>
      {index > 0 && <span>, </span>}
      <Link to={to} className="link">
        {name}
      </Link>
    </Fragment>
  ));
}
