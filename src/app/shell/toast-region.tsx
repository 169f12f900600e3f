import { type ComponentType, useEffect, useState } from 'react';
import { onFirstNotice } from '@/lib/notify';

/** Milliseconds after which the region is there anyway: a live region must stand before something is said in it. */
const LATEST = 3000;

/** Where toasts and the offline line appear; their code comes when the page has settled, or with the first notice. */
export function ToastRegion() {
  const [Parts, setParts] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = () => {
      import('./late-parts').then(
        ({ LateParts }) => setParts(() => LateParts),
        // Offline, say. The page must not fall with its toasts; the next notice tries again.
        () => onFirstNotice(load),
      );
    };
    onFirstNotice(load);
    const timer = setTimeout(load, LATEST);
    return () => clearTimeout(timer);
  }, []);
  return Parts && <Parts />;
}
