import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';
import { useAuth } from './auth-context';
import { loginStateAt } from './return-path';

/** Guard of personal pages for guests and registered people: redirects a visitor to /login, with a return path. */
export function RequireUser() {
  const { user, isChecking } = useAuth();
  const location = useLocation();
  if (isChecking) return <Spinner label={m.session_checking()} className="mx-auto my-24" />;
  return user ? <Outlet /> : <Navigate to={paths.login} replace state={loginStateAt(location)} />;
}
