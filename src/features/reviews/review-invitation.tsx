import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';
import { useAuth } from '@/session/auth-context';
import { loginStateAt } from '@/session/return-path';

/** Id of the heading of the form or its replacement, used as a hash in addresses. */
export const WRITE_REVIEW_ID = 'write-review';

/** Shown to visitors and guests instead of the form: a link to log in that leads back here. */
export function ReviewInvitation() {
  const isGuest = useAuth().user?.userType === 'guest';
  // Leads back to the form itself, which is below the reviews on phones.
  const state = loginStateAt({ ...useLocation(), hash: `#${WRITE_REVIEW_ID}` });
  return (
    <>
      <p className="text-balance text-ink-2">{isGuest ? m.reviews_guests_cannot() : m.reviews_log_in_to_add()}</p>
      <Button asChild className="mt-5">
        <Link to={paths.login} state={state}>
          {m.reviews_sign_in_to_write()}
        </Link>
      </Button>
      <p className="mt-4 text-small text-ink-2">
        <ParaglideMessage
          message={m.reviews_no_account}
          markup={{
            link: ({ children }) => (
              <Link to={paths.signup} state={state} className="link">
                {children}
              </Link>
            ),
          }}
        />
      </p>
    </>
  );
}
