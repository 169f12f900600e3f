import { createContext, use, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Provided at the root of the site. */
export const FirstEntryContext = createContext(true);

/** What the root provides: true until another entry of the history is shown than the one the site was opened with. */
export function useFirstEntry(): boolean {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const [isFirst, setFirst] = useState(true);
  if (isFirst && key !== firstKey) setFirst(false);
  return isFirst;
}

/** Tells the arrival at the site from Back and Forward within it: the router calls both POP. */
export const useIsFirstEntry = (): boolean => use(FirstEntryContext);
