import { useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { paths } from '@/config/paths';
import { AuthCard } from '@/features/auth/auth-card';
import { SignupForm } from '@/features/auth/signup-form';
import { useIsMounted } from '@/lib/use-is-mounted';
import { m } from '@/paraglide/messages';
import { readLoginState } from '@/session/return-path';

/** Sign up, then /login with the email address filled in and the page to return to. */
export function Component() {
  const state = readLoginState(useLocation().state);
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  return (
    <AuthCard title={m.action_sign_up()} other={m.routes_has_account} otherPath={paths.login}>
      <PageHead title={m.action_sign_up()} isUnlisted />
      <SignupForm
        email={state.email}
        onSignedUp={(email) => {
          // Whoever has gone on meanwhile stays there.
          if (isMounted()) void navigate(paths.login, { state: { ...state, email } });
        }}
      />
    </AuthCard>
  );
}
