import { env } from '@/config/env';

/** A path without slashes at its end ("/blog/" -> "/blog"). */
export function barePath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** The public address of a path of the site ("/blog"); an absolute address stays as it is. */
export function siteAddress(path: string): string {
  return /^https?:/i.test(path) ? path : `${env.siteUrl}${path}`;
}
