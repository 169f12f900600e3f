import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { Link, useLocation } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { useSiteNotice } from '@/config/notice';
import { paths } from '@/config/paths';
import { AuthCard } from '@/features/auth/auth-card';
import { GuestNote } from '@/features/auth/guest-note';
import { LoginForm } from '@/features/auth/login-form';
import { SocialButtons } from '@/features/auth/social-buttons';
import { m } from '@/paraglide/messages';
import { readLoginState } from '@/session/return-path';

/** Log in; an account just created is known by its e-mail. */
export function Component() {
  const state = readLoginState(useLocation().state);
  const hint = useSiteNotice()?.loginHint;
  return (
    <AuthCard title={m.action_log_in()}>
      <PageHead title={m.action_log_in()} isUnlisted />
      <GuestNote />
      <LoginForm email={state.email} />
      <SocialButtons />
      <p className="text-small text-ink-2">
        <ParaglideMessage
          message={m.routes_new_here}
          markup={{
            link: ({ children }) => (
              <Link to={paths.signup} state={state} className="link">
                {children}
              </Link>
            ),
          }}
        />
      </p>
      {hint && <p className="border-t border-line pt-4 text-small text-ink-3">{hint}</p>}
    </AuthCard>
  );
}
