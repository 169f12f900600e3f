import { createContext, use } from 'react';
import { Outlet } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary';
import { ErrorScreen } from './error-screen';
import { PagePlaceholder } from './page-placeholder';

interface Status {
  /** False until the first page can be drawn. */
  isReady: boolean;
  /** Why the page's code did not come, or null. */
  failure: unknown;
}

/** How it stands with the page that is to be shown. */
export const PageStatus = createContext<Status>({ isReady: true, failure: null });

/** The place of the page in a frame, which stays whatever becomes of the page. */
export function PageArea() {
  const { isReady, failure } = use(PageStatus);
  if (!isReady) return <PagePlaceholder />;
  if (failure !== null) return <ErrorScreen error={failure} />;
  return (
    <ErrorBoundary>
      <Outlet />
    </ErrorBoundary>
  );
}
