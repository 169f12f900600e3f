import { createPath, type LoaderFunctionArgs, parsePath, replace } from 'react-router-dom';
import { NotFound } from '@/components/not-found';
import { meantPath } from '@/lib/typed-address';

/** Leads from an address that people type ("/favourites") to the page they mean; its filters go along. */
export function loader({ params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>) {
  const path = meantPath(params['*'] ?? '');
  return path && replace(createPath({ ...parsePath(path), search: new URL(request.url).search }));
}

/** An address that leads nowhere. */
export function Component() {
  return <NotFound />;
}
