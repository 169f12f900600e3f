import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { UnitsContext, useStoredUnits } from '@/lib/units';
import { HydratedContext, useHydration } from '@/lib/use-is-hydrated';
import { AuthProvider } from '@/session/auth-context';
import { ToastRegion } from './shell/toast-region';

/** The providers around every page, whichever router renders it: cache, session, units, toasts, and whether the page is hydrated. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  const isHydrated = useHydration();
  // Changing units re-renders every figure, including after hydration, which starts with the prerendered metric ones.
  const units = useDeferredValue(useStoredUnits());
  return (
    <QueryClientProvider client={queryClient}>
      <HydratedContext value={isHydrated}>
        <AuthProvider>
          <UnitsContext value={units}>{children}</UnitsContext>
        </AuthProvider>
        <ToastRegion />
      </HydratedContext>
    </QueryClientProvider>
  );
}
