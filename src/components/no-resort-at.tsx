import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { locale, localPath } from '@/config/locale';
import { paths } from '@/config/paths';
import { lazy } from '@/lib/format';
import { m } from '@/paraglide/messages';

interface NoResortAtProps {
  /** As they may be shown: anybody may have written them into an address. One or more. */
  ids: readonly string[];
  /** What became of them: "It was left out." */
  outcome?: string;
}

/** British English puts no comma before "or". */
const alternatives = lazy(() => new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'disjunction' }));

/** Says that nothing is known of resorts that an address names: "There is no resort at /resorts/zermat." */
export function NoResortAt({ ids, outcome = '' }: NoResortAtProps) {
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
      <ParaglideMessage
        message={m.no_resort_at}
        inputs={{ addresses: parts.map(({ value }) => value).join('') }}
        markup={{ text: ({ children }) => <span>{children}</span>, list: () => list }}
      />
      {outcome ? <span>{` ${outcome}`}</span> : null}
    </p>
  );
}
