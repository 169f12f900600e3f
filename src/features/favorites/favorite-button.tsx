import { useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import type { Resort } from '@/api/resorts/resort.schema';
import { m } from '@/paraglide/messages';
import { startGuestWithFavorite } from '@/session/session-actions';
import { useFavoriteToggle } from './use-favorite-toggle';

/** The heart on a card. A visitor's first press creates a guest account. */
export function FavoriteButton({ resort }: { resort: Resort }) {
  const queryClient = useQueryClient();
  const { isSaved, isBusy, toggle } = useFavoriteToggle(resort, (save) =>
    startGuestWithFavorite(queryClient, resort, save),
  );
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={
        isSaved ? m.favorites_remove_resort({ resort: resort.name }) : m.favorites_save_resort({ resort: resort.name })
      }
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : toggle}
      className="grid size-11 place-items-center rounded-full border border-control bg-surface text-ink transition-[scale] motion-safe:hover:scale-106 aria-disabled:cursor-default aria-disabled:opacity-50"
    >
      <Heart aria-hidden className={isSaved ? 'fill-current' : undefined} />
    </button>
  );
}
