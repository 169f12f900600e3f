import { type ComponentType, lazy, Suspense } from 'react';
import { useIsHydrated } from '@/lib/use-is-hydrated';

const nothing: ComponentType = () => null;
const load = () => import('./offline-line').then(({ OfflineLine }): ComponentType => OfflineLine);
const OfflineLine = lazy(async () => ({ default: await load().catch(() => nothing) }));

/** The offline line, whose code comes after the page's own. */
export function LateOfflineLine() {
  const isHydrated = useIsHydrated();
  return isHydrated ? (
    <Suspense fallback={null}>
      <OfflineLine />
    </Suspense>
  ) : null;
}
