import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '@/components/ui/spinner';
import { m } from '@/paraglide/messages';
import { useAuth } from './auth-context';
import { afterSignIn, readLoginState } from './return-path';

/**
 * Guard of login and signup: redirects registered people to where they came from, including those who sign in here or in
 * another tab.
 */
export function RedirectIfAuthenticated() {
  const { user, isChecking } = useAuth();
  const { state } = useLocation();
  if (user?.userType !== 'registered') return <Outlet />;
  if (isChecking) return <Spinner label={m.session_checking()} className="mx-auto my-24" />;
  return <Navigate to={afterSignIn(readLoginState(state))} replace />;
}
