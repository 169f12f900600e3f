import { Heart } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { paths } from '@/config/paths';
import { notify } from '@/lib/notify';
import { m } from '@/paraglide/messages';
import { loginStateAt } from '@/session/return-path';
import { useFavoriteToggle } from './use-favorite-toggle';

/** The favorite button on a resort's page. Visitors are asked to log in. */
export function FavoriteToggle({ resort }: { resort: Resort }) {
  const navigate = useNavigate();
  const location = useLocation();
  const { isSaved, isBusy, toggle } = useFavoriteToggle(resort, () => {
    notify.info(m.favorites_log_in_first());
    void navigate(paths.login, { state: loginStateAt(location) });
  });
  const words = isSaved ? m.favorites_button_saved() : m.favorites_button_save();
  return (
    <Button variant={isSaved ? 'default' : 'primary'} aria-pressed={isSaved} disabled={isBusy} onClick={toggle}>
      <Heart aria-hidden className={isSaved ? 'fill-current' : undefined} />
      <span key={words} className="max-md:sr-only">
        {words}
      </span>
      {/* On a phone there is room for one word beside the other buttons. */}
      <span aria-hidden className="md:hidden">
        <ChangingText>{isSaved ? m.favorites_short_saved() : m.favorites_short_save()}</ChangingText>
      </span>
    </Button>
  );
}
