import { Link } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import { paths } from '@/config/paths';
import { isPlainClick } from '@/lib/links';
import { m } from '@/paraglide/messages';
import { setSelection, useSelection } from './selection';

/** Compares the first three of a list sorted for the visitor, as long as no resort has been chosen. */
export function CompareFirst({ resorts }: { resorts: readonly Resort[] }) {
  const hasChosen = useSelection().length > 0;
  const first = resorts.slice(0, 3);
  const count = first.length;
  if (hasChosen || count < 2) return null;
  return (
    <Link
      to={paths.compare(first.map(({ id }) => id))}
      className="link flex-none text-small"
      onClick={(event) => {
        // Another tab has a comparison of its own.
        if (isPlainClick(event)) setSelection(first);
      }}
    >
      <span key={count}>{m.compare_first({ count })}</span>
    </Link>
  );
}
