import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { ReactNode } from 'react';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';

const markup = { b: ({ children }: { children?: ReactNode }) => <b className="text-ink">{children}</b> };

/** "2 of 3 saved", or "5 saved" without a limit or beyond it. Key it by the count. */
export function SavedCount({ count, limit }: { count: number; limit: number | null }) {
  const shown = formatCount(count);
  return (
    <span>
      {limit === null || count > limit ? (
        <ParaglideMessage message={m.favorites_saved_count} inputs={{ count, shown }} markup={markup} />
      ) : (
        <ParaglideMessage
          message={m.favorites_saved_of}
          inputs={{ count, shown, limit: formatCount(limit) }}
          markup={markup}
        />
      )}
    </span>
  );
}
