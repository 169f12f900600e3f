import { RouterProvider } from 'react-router-dom';
import type { AppParts } from './create-app';
import { Providers } from './providers';

/** The whole site: cache, session, pages, toasts. */
export function App({ queryClient, router }: Pick<AppParts, 'queryClient' | 'router'>) {
  return (
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>
  );
}
