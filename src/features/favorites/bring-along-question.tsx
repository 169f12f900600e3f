import type { User } from '@/api/auth/user.schema';
import { notify } from '@/lib/notify';
import { m } from '@/paraglide/messages';
import { type BringAlong, postponeBringAlong } from '@/session/bring-along';
import { BringAlongDialog } from './bring-along-dialog';
import { UnreadFavorites } from './unread-favorites';

interface BringAlongQuestionProps {
  user: User;
  offer: BringAlong;
  /** Of the page on which it is asked. */
  visit: string;
}

/** Asks whether to bring a guest's resorts along; where they could not be read before the login, once they can be. */
export function BringAlongQuestion({ user, offer: { guestToken, resorts }, visit }: BringAlongQuestionProps) {
  const postpone = () => {
    postponeBringAlong(visit);
    notify.info(m.favorites_bring_along_later());
  };
  if (guestToken === undefined) return <BringAlongDialog user={user} resorts={resorts} onPostpone={postpone} />;
  return <UnreadFavorites userId={user.id} guestToken={guestToken} onPostpone={postpone} />;
}
