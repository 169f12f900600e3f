import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AuthProvider } from '@/session/auth-context';
import { ToastRegion } from './shell/toast-region';

/** The providers around every page, whichever router renders it: cache, session, toasts. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AuthProvider>{children}</AuthProvider>
      <ToastRegion />
    </QueryClientProvider>
  );
}
