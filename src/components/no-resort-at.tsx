import { localPath } from '@/config/locale';
import { paths } from '@/config/paths';
import { britishLocale, lazy } from '@/lib/format';
import { m } from '@/paraglide/messages';

interface NoResortAtProps {
  /** At least one id, safe to display: anybody may have written them into an address. */
  ids: readonly string[];
  /** What happened to them: "It was left out." */
  outcome?: string;
}

/**
 * Placeholder for the addresses in the sentence. Markup in the message would cost the front page 0.5 kB before content.
 */
const GAP = '\u0000';

/** British English puts no comma before "or". */
const alternatives = lazy(() => new Intl.ListFormat(britishLocale, { type: 'disjunction' }));

/** Says that an address names unknown resorts: "There is no resort at /resorts/zermat." */
export function NoResortAt({ ids, outcome = '' }: NoResortAtProps) {
  const [before, after] = m.no_resort_at({ addresses: GAP }).split(GAP);
  const parts = alternatives().formatToParts(ids.map((id) => localPath(`${paths.resorts}/${id}`)));
  const list = parts.map(({ type, value }, index) =>
    type === 'element' ? (
      <b key={value} translate="no">
        {value}
      </b>
    ) : (
      <span key={`before ${parts[index + 1]?.value}`}>{value}</span>
    ),
  );
  return (
    <p key={`${ids.join()} ${outcome}`} className="wrap-anywhere">
      <span>{before}</span>
      {list}
      <span>{after}</span>
      {outcome && <span>{` ${outcome}`}</span>}
    </p>
  );
}
