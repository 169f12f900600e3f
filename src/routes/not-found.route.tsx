import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { NotFound } from '@/components/not-found';
import { meantPath } from '@/lib/typed-address';

/** Leads from an address that people type ("/favourites") to the page they mean; its filters go along. */
export function loader({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>): Response | null {
  const path = meantPath(params['*'] ?? '');
  if (path === null) return null;
  const { search } = new URL(request.url);
  // Before a hash. By a function: in a text, "$&" would stand for what was found.
  return replace(path.replace(/(?=#|$)/, () => search));
}

/** An address that leads nowhere. */
export function Component() {
  return <NotFound />;
}
