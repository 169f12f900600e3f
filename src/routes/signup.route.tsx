import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { paths } from '@/config/paths';
import { AuthCard } from '@/features/auth/auth-card';
import { GuestNote } from '@/features/auth/guest-note';
import { SignupForm } from '@/features/auth/signup-form';
import { SocialButtons } from '@/features/auth/social-buttons';
import { m } from '@/paraglide/messages';
import { readLoginState } from '@/session/return-path';

/** Sign up, then /login with the email address filled in and the page to return to. */
export function Component() {
  const state = readLoginState(useLocation().state);
  const navigate = useNavigate();
  return (
    <AuthCard title={m.action_sign_up()}>
      <PageHead title={m.action_sign_up()} isUnlisted />
      <GuestNote />
      <SignupForm onSignedUp={(email) => navigate(paths.login, { state: { ...state, email } })} />
      <SocialButtons />
      <p className="text-small text-ink-2">
        <ParaglideMessage
          message={m.routes_has_account}
          markup={{
            link: ({ children }) => (
              <Link to={paths.login} state={state} className="link">
                {children}
              </Link>
            ),
          }}
        />
      </p>
    </AuthCard>
  );
}
