import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '@/api/auth/user.schema';
import { addFavorite } from '@/api/favorites/favorites.client';
import { changingFavorites, favoriteQueries, refreshFavorites } from '@/api/favorites/favorites.queries';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Dialog } from '@/components/ui/dialog';
import type { AppError } from '@/lib/errors';
import { focusHeading } from '@/lib/focus-heading';
import { formatCount } from '@/lib/format';
import { notify } from '@/lib/notify';
import { m } from '@/paraglide/messages';
import { getSession } from '@/session/auth-storage';
import { type BringAlong, changeBringAlong, dropBringAlong } from '@/session/bring-along';
import { viewFavorites } from '@/session/session-actions';
import { holdsAlready, isSaved } from './favorite-rules';

interface BringAlongDialogProps {
  user: User;
  resorts: BringAlong['resorts'];
  onPostpone: () => void;
}

interface Outcome {
  failed: BringAlong['resorts'];
  /** Why the last failed one could not be saved. */
  reason: string;
}

const nameOf = ({ id, name }: BringAlong['resorts'][number]) => name || id;

/**
 * Saves resorts one after another; the result names those that could not be saved, which stay on offer.
 * @param count how many there were at first, for the announcement once all are saved
 */
function useBringThemAlong(user: User, count: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: changingFavorites(user.id),
    mutationFn: async (resorts: BringAlong['resorts']): Promise<Outcome> => {
      const outcome: Outcome = { failed: [], reason: '' };
      const saved = await queryClient.fetchQuery(favoriteQueries.ofUser(user.id)).catch(() => null);
      for (const resort of resorts.filter(({ id }) => !isSaved(saved?.data ?? [], id))) {
        const session = getSession();
        // If the person has changed meanwhile, nothing more may be saved.
        if (session?.user.id !== user.id) break;
        try {
          await addFavorite(resort.id, session.token);
        } catch (cause) {
          const error = cause as AppError;
          if (holdsAlready(error, true)) continue;
          outcome.failed.push(resort);
          outcome.reason = error.message;
        }
      }
      return outcome;
    },
    // Not in a callback of `mutate`, which is not called if the dialog has closed with its page.
    onSuccess: ({ failed }) => {
      if (getSession()?.user.id !== user.id) return;
      changeBringAlong(user.id, failed);
      if (failed.length === 0) notify.success(m.favorites_brought_along({ count }), { link: viewFavorites });
    },
    onSettled: () => {
      if (getSession()?.user.id === user.id) refreshFavorites(queryClient, user.id);
    },
  });
}

/** Asks someone who was a guest before logging in whether to add the guest's resorts to their favorites. */
export function BringAlongDialog({ user, resorts: offered, onPostpone }: BringAlongDialogProps) {
  // The offer becomes smaller with each attempt; the question stays the one that was asked.
  const [resorts] = useState(offered);
  const { mutate, data: outcome, isPending } = useBringThemAlong(user, resorts.length);
  const remaining = outcome?.failed ?? resorts;
  const added = resorts.length - remaining.length;

  const queryClient = useQueryClient();
  const bring = () => {
    // Read from the cache: a second press may come before the render that makes the button busy.
    const isPosting = queryClient.isMutating({ mutationKey: changingFavorites(user.id), exact: true }) > 0;
    if (!isPosting) mutate(remaining);
  };

  return (
    <Dialog
      title={m.favorites_bring_along({ count: resorts.length })}
      description={
        <span key={resorts.length}>
          <ParaglideMessage
            message={m.favorites_bring_text}
            inputs={{ count: resorts.length, person: user.email || user.fullName }}
            markup={{ b: ({ children }) => <b className="wrap-anywhere">{children}</b> }}
          />
        </span>
      }
      foot={
        <>
          <Button disabled={isPending} onClick={dropBringAlong}>
            {outcome && added > 0 ? m.favorites_leave_rest() : m.favorites_leave_them()}
          </Button>
          <Button variant="primary" busy={isPending} busyLabel={m.favorites_adding()} onClick={bring}>
            {outcome ? m.action_try_again() : m.favorites_bring()}
          </Button>
        </>
      }
      onClose={() => isPending || onPostpone()}
      // The dialog opened by itself, so there is no opener to return the focus to.
      onClosed={() => focusHeading({ preventScroll: true })}
    >
      <ul className="mt-4 list-disc space-y-1 pl-5">
        {resorts.map((resort) => (
          <li key={resort.id} className="wrap-anywhere">
            {nameOf(resort)}
          </li>
        ))}
      </ul>
      {outcome && outcome.failed.length > 0 && !isPending && (
        <Alert variant="danger" role="alert" className="mt-4">
          <ChangingText>
            {m.favorites_partly_added({
              count: added,
              shown: formatCount(added),
              names: remaining.map(nameOf).join(', '),
              reason: outcome.reason,
            })}
          </ChangingText>
        </Alert>
      )}
    </Dialog>
  );
}
