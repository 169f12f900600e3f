import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstNotice } from '@/lib/notify';

const Toaster = lazy(() => import('@/components/ui/toaster').then(({ Toaster }) => ({ default: Toaster })));

/** Milliseconds after which the region is there anyway: a live region must stand before something is said in it. */
const LATEST = 3000;

/** Where toasts appear; its code comes when the page has settled, or with the first notice. */
export function ToastRegion() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const want = () => setIsWanted(true);
    onFirstNotice(want);
    const timer = setTimeout(want, LATEST);
    return () => clearTimeout(timer);
  }, []);
  return isWanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
