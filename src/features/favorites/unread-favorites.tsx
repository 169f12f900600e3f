import { queryOptions, useQuery } from '@tanstack/react-query';
import { getFavorites } from '@/api/favorites/favorites.client';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Dialog } from '@/components/ui/dialog';
import { focusHeading } from '@/lib/focus-heading';
import { notify } from '@/lib/notify';
import { isFocusLost } from '@/lib/use-restore-focus';
import { m } from '@/paraglide/messages';
import { changeBringAlong, dropBringAlong, toResorts } from '@/session/bring-along';

interface UnreadFavoritesProps {
  userId: string;
  guestToken: string;
  onPostpone: () => void;
}

/** Reads a guest's favorites into the offer. Its own result is empty: it serves for its failures. */
const intoOffer = (userId: string, guestToken: string) =>
  queryOptions({
    queryKey: [...favoriteQueries.all, 'left-by-guest', userId],
    // Not what the server would refuse again: the dialog that says so would change, and be announced, at each return to its window.
    refetchOnWindowFocus: ({ state: { error } }) => error === null || error.isRetryable,
    queryFn: async ({ signal, client, queryKey }) => {
      const { data: favorites } = await getFavorites(signal, guestToken);
      changeBringAlong(userId, toResorts(favorites));
      // The dialog that has spoken of them closes without a question.
      const wasShown = (client.getQueryState(queryKey)?.errorUpdateCount ?? 0) > 0;
      if (wasShown && favorites.length === 0) notify.info(m.favorites_bring_nothing());
      return null;
    },
  });

/**
 * Reads what a guest saved, where that was not possible before the login. Shows nothing, unless that fails again: then a
 * dialog says so, and can try again.
 */
export function UnreadFavorites({ userId, guestToken, onPostpone }: UnreadFavoritesProps) {
  const { error, errorUpdateCount, isFetching, refetch } = useQuery(intoOffer(userId, guestToken));
  if (errorUpdateCount === 0) return null;
  const isExpired = error?.code === 'AUTHENTICATION_ERROR';

  return (
    <Dialog
      title={m.favorites_bring_unread()}
      foot={
        isExpired ? undefined : (
          <>
            <Button onClick={dropBringAlong}>{m.favorites_leave_them()}</Button>
            <Button
              variant="primary"
              busy={isFetching}
              busyLabel={m.favorites_bring_loading()}
              onClick={() => refetch()}
            >
              {m.action_try_again()}
            </Button>
          </>
        )
      }
      onClose={isExpired ? dropBringAlong : onPostpone}
      // Not if the question has opened in its place. The dialog opened by itself: there is no opener to return to.
      onClosed={() => isFocusLost() && focusHeading({ preventScroll: true })}
    >
      {error && (
        <Alert variant="danger" role="alert" className="mt-4">
          <ChangingText>{isExpired ? m.favorites_bring_expired() : error.message}</ChangingText>
        </Alert>
      )}
    </Dialog>
  );
}
