import { Link, useLocation, useNavigate } from 'react-router-dom';
import { PageHead } from '@/components/page-head';
import { paths } from '@/config/paths';
import { AuthCard } from '@/features/auth/auth-card';
import { GuestNote } from '@/features/auth/guest-note';
import { SignupForm } from '@/features/auth/signup-form';
import { SocialButtons } from '@/features/auth/social-buttons';
import { readLoginState } from '@/session/return-path';

/** Sign up; the way leads to /login, which knows the e-mail and where the visitor came from. */
export function Component() {
  const state = readLoginState(useLocation().state);
  const navigate = useNavigate();
  return (
    <AuthCard title="Sign Up">
      <PageHead title="Sign Up" isUnlisted />
      <GuestNote />
      <SignupForm onSignedUp={(email) => navigate(paths.login, { state: { ...state, email } })} />
      <SocialButtons />
      <p className="text-small text-ink-2">
        Already have an account?{' '}
        <Link to={paths.login} state={state} className="link">
          Log in
        </Link>
      </p>
    </AuthCard>
  );
}
