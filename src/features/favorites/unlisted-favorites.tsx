import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { focusHeading } from '@/lib/focus-heading';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { useAuth } from '@/session/auth-context';
import { changeFavorite } from './change-favorite';

/**
 * Says how many favorites the API does not know any more, with a button that removes them: they have no card, and take
 * places of a guest.
 */
export function UnlistedFavorites({ ids }: { ids: readonly string[] }) {
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const count = ids.length;
  if (user === null || count === 0) return null;

  const remove = () => {
    // The button goes with the press; the list above it stays where it is.
    focusHeading({ preventScroll: true });
    for (const resortId of ids) {
      changeFavorite(queryClient, { user, favorite: { resortId, resort: null }, isWanted: false });
    }
  };
  return (
    <div key={count} className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <p className="text-ink-2">{m.favorites_unlisted({ count, shown: formatCount(count) })}</p>
      <Button size="small" onClick={remove}>
        {m.favorites_unlisted_remove({ count })}
      </Button>
    </div>
  );
}
