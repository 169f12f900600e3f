import { useLocation } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { useSiteNotice } from '@/config/notice';
import { paths } from '@/config/paths';
import { AuthCard } from '@/features/auth/auth-card';
import { LoginForm } from '@/features/auth/login-form';
import { m } from '@/paraglide/messages';
import { readLoginState } from '@/session/return-path';

/** Log in; an account just created is known by its e-mail. */
export function Component() {
  const { email } = readLoginState(useLocation().state);
  const hint = useSiteNotice()?.loginHint;
  return (
    <AuthCard title={m.action_log_in()} other={m.routes_new_here} otherPath={paths.signup} hint={hint}>
      <PageHead title={m.action_log_in()} isUnlisted />
      <LoginForm email={email} />
    </AuthCard>
  );
}
