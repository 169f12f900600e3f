import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ConversionEvent } from '@/api/conversion/conversion.client';
import { useTrackConversion } from '@/api/conversion/conversion.mutations';
import { conversionQueries } from '@/api/conversion/conversion.queries';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import { Photo } from '@/components/photo';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { GUEST_FAVORITES_LIMIT } from '@/config/constants';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';
import { useAuth } from '@/session/auth-context';
import { loginStateAt } from '@/session/return-path';
import { closeUpgradePrompt, useUpgradePrompt } from './upgrade-prompt';

const TRIGGER = 'favorites_limit';

/** Shown to a guest who tries to save a fourth resort. Its outcome is tracked once the server has sent a prompt id. */
export function UpgradeDialog() {
  const { user } = useAuth();
  const { data: favorites = [] } = useQuery(favoriteQueries.ofUser(user?.id ?? null));
  const saved = Math.min(favorites.length, GUEST_FAVORITES_LIMIT) || GUEST_FAVORITES_LIMIT;
  const prompt = useQuery(conversionQueries.promptId());
  const { mutate } = useTrackConversion();
  const track = (event: ConversionEvent['event']) => mutate({ event, trigger: TRIGGER, promptId: prompt.data ?? '' });

  const isShownTracked = useRef(false);
  const trackShown = () => {
    if (!isShownTracked.current) track('shown');
    isShownTracked.current = true;
  };
  const onResponse = useEffectEvent(trackShown);
  const hasResponse = !prompt.isPending;
  useEffect(() => {
    if (hasResponse) onResponse();
  }, [hasResponse]);

  const finish = (event: 'dismissed' | 'accepted') => {
    // A double click: the buttons stay until the next render.
    if (!useUpgradePrompt.getState()) return;
    // The dialog was shown even if it is closed before the prompt id arrives.
    trackShown();
    track(event);
    closeUpgradePrompt();
  };
  const dismiss = () => finish('dismissed');

  // The dialog belongs to one attempt by one person on one page: a navigation, or a login from another tab, dismisses
  // it.
  const location = useLocation();
  const occasion = `${user?.id} ${location.key}`;
  const [triedAt] = useState(occasion);
  const passBy = useEffectEvent(dismiss);
  useEffect(() => {
    if (occasion !== triedAt) passBy();
  }, [occasion, triedAt]);

  return (
    <Dialog
      title={m.favorites_upgrade_title()}
      description={m.favorites_upgrade_text({ saved, limit: GUEST_FAVORITES_LIMIT })}
      foot={
        <>
          <Button onClick={dismiss}>{m.favorites_later()}</Button>
          <Button asChild variant="primary">
            <Link to={paths.signup} state={loginStateAt(location)} onClick={() => finish('accepted')}>
              {m.favorites_sign_up_free()}
            </Link>
          </Button>
        </>
      }
      onClose={dismiss}
      className="flex flex-col"
    >
      <div className="order-first mt-8 mb-5 grid grid-cols-3 gap-2">
        {favorites.slice(0, GUEST_FAVORITES_LIMIT).map(({ resortId, resort }) => (
          <div key={resortId}>
            {resort && <Photo src={resort.thumbnailUrl} alt={resort.name} facts={resort} crop="card" />}
          </div>
        ))}
      </div>
      <p className="mt-2 text-small text-ink-3">{m.favorites_bring_note()}</p>
    </Dialog>
  );
}
