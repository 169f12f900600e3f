import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorScreen } from './error-screen';

/** The place of the page in a layout, which stays whatever becomes of the page: one that broke can be left, or tried again. */
export function PageArea() {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[key]}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** Keeps the page's height while its code arrives, so that the footer does not jump. */
export function PageSkeleton() {
  return <div className="min-h-svh" aria-busy="true" />;
}
