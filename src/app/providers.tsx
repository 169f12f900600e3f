import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AuthProvider } from '@/session/auth-context';
import { ToastRegion } from './shell/toast-region';

/** What every page stands in, whichever router draws it: cache, session, toasts. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>{children}</AuthProvider>
      <ToastRegion />
    </QueryClientProvider>
  );
}
