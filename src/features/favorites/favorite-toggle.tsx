import { Heart } from 'lucide-react';
import type { Resort } from '@/api/resorts/resort.schema';
import { Button } from '@/components/ui/button';
import { useFavoriteToggle } from './use-favorite-toggle';

interface FavoriteToggleProps {
  resort: Resort;
  className?: string;
}

/** The button on a resort's own page. A visitor is asked to log in. */
export function FavoriteToggle({ resort, className }: FavoriteToggleProps) {
  const { isSaved, isBusy, toggle } = useFavoriteToggle(resort, 'login');
  return (
    <Button
      variant={isSaved ? 'default' : 'primary'}
      aria-pressed={isSaved}
      disabled={isBusy}
      onClick={toggle}
      className={className}
    >
      <Heart aria-hidden className={isSaved ? 'fill-current' : undefined} />
      {isSaved ? 'Saved to Favorites' : 'Save to Favorites'}
    </Button>
  );
}
