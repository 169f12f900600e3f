import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { AuthProvider } from '@/session/auth-context';
import type { AppParts } from './create-app';
import { ToastRegion } from './shell/toast-region';

/** The whole site: cache, session, pages, toasts. */
export function App({ queryClient, router }: Pick<AppParts, 'queryClient' | 'router'>) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
      <ToastRegion />
    </QueryClientProvider>
  );
}
