import { type RefObject, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainClick } from '@/lib/links';

/** Lets internal links in HTML that React did not render be followed by the router, without a page load. */
export function useInnerLinks(container: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  // A layout effect, because a link followed before the listener is attached would reload the site.
  useLayoutEffect(() => {
    const element = container.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (!href || !/^(#|\/(?!\/))/.test(href) || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate(href);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [container, navigate]);
}
