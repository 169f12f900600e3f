import type { User } from '@/api/auth/user.schema';
import type { BringAlong } from '@/session/bring-along';
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
  if (guestToken !== undefined) return <UnreadFavorites userId={user.id} guestToken={guestToken} visit={visit} />;
  return <BringAlongDialog user={user} resorts={resorts} visit={visit} />;
}
