import { env } from '@/config/env';
import { localPath } from '@/config/locale';

/** A path without trailing slashes ("/blog/" -> "/blog"). */
export function barePath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** The public address of a file or of a whole path of the site ("/blog"); an absolute address stays as it is. */
export function siteAddress(path: string): string {
  return /^https?:/i.test(path) ? path : `${env.siteUrl}${path}`;
}

/** The public address of a page in the page's language, for canonical links and structured data. */
export const pageAddress = (path: string): string => siteAddress(localPath(path));

/** A page's address on the current origin, for shared links. */
export const sharedAddress = (path: string): string => new URL(localPath(path), window.location.origin).href;
