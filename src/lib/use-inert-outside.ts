import { type RefObject, useEffect } from 'react';

/** The siblings of an element and of its ancestors below the body: together, the rest of the page. */
function restOfPage(element: Element): Element[] {
  const rest: Element[] = [];
  for (let at: Element = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement.children) if (other !== at && !other.hasAttribute('inert')) rest.push(other);
  }
  return rest;
}

/** While `isOn`, only the element can be reached by keyboard or assistive technology: for one that covers the page. */
export function useInertOutside(element: RefObject<Element | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !element.current) return;
    const rest = restOfPage(element.current);
    for (const other of rest) other.setAttribute('inert', '');
    return () => {
      for (const other of rest) other.removeAttribute('inert');
    };
  }, [element, isOn]);
}
