import { useEffect, useRef } from 'react';

interface FindableNamesProps {
  names: readonly string[];
  /** Told when the browser's own search has come upon one of them. */
  onFind: () => void;
}

/** Names that are not drawn, for the browser's search in the page: it finds them, and what they stand for is drawn. */
export function FindableNames({ names, onFind }: FindableNamesProps) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const found = element.current;
    if (!found) return;
    // React knows `hidden` only as yes or no.
    found.setAttribute('hidden', 'until-found');
    found.addEventListener('beforematch', onFind);
    return () => found.removeEventListener('beforematch', onFind);
  }, [onFind]);
  return (
    <div ref={element} hidden className="absolute">
      {names.join(' · ')}
    </div>
  );
}
