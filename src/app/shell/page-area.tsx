import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorScreen } from './error-screen';

/** The outlet of a layout, in an error boundary, so that the layout survives a page that throws. */
export function PageArea() {
  const { key } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[key]}>
      <Outlet />
    </ErrorBoundary>
  );
}

/** Keeps the page's height while its chunk loads, so that the footer does not jump. */
export function PageSkeleton() {
  return <div className="min-h-svh" aria-busy="true" />;
}
