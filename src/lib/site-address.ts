import { env } from '@/config/env';

/** A path as its page is known: without a slash at the end ("/blog/" -> "/blog"). */
export function barePath(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/';
}

/** The public address of a path of ours ("/blog"); what is an address already stays as it is. */
export function siteAddress(path: string): string {
  return /^https?:/i.test(path) ? path : `${env.siteUrl}${path}`;
}
