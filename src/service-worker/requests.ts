/** Where the site and its API are. */
export interface Places {
  /** Origin of the site. */
  origin: string;
  /** Whole address of the API, without a slash at the end. */
  api: string;
}

/** What a request is to the worker; null: none of its business, the browser asks as if there were no worker. */
type RequestKind = 'page' | 'file' | 'picture' | 'public-answer' | 'personal-answer' | null;

/** Answers worth keeping; everything else of the API needs the server. */
const KEPT_ANSWERS = /^\/(resorts|favorites|reviews\/resort|reviews\/user|auth\/profile|auth\/menu)(\/|$)/;
/** Those of them that are the same for everyone. */
const SHARED_ANSWERS = /^\/(resorts|reviews\/resort)(\/|$)/;
const FILE_NAME = /\.[a-z\d]+$/i;

function pathInApi({ pathname, origin }: URL, api: URL): string | null {
  const isBelow = origin === api.origin && pathname.startsWith(`${api.pathname.replace(/\/$/, '')}/`);
  return isBelow ? pathname.slice(api.pathname.replace(/\/$/, '').length) : null;
}

/**
 * Sorts a request. Only reads are ever kept; what was asked with a token is personal, whatever it is about; nothing of
 * another origin than the API's is touched, map tiles among it.
 */
export function kindOf({ method, url, mode, headers }: Request, { origin, api }: Places): RequestKind {
  if (method !== 'GET') return null;
  const address = new URL(url);
  const inApi = pathInApi(address, new URL(api));
  if (inApi !== null) {
    if (mode === 'navigate' || !KEPT_ANSWERS.test(inApi)) return null;
    if (headers.has('Authorization')) return 'personal-answer';
    return SHARED_ANSWERS.test(inApi) || inApi === '/auth/menu' ? 'public-answer' : null;
  }
  if (address.origin !== origin) return null;
  const isFile = FILE_NAME.test(address.pathname);
  if (mode === 'navigate') return isFile ? null : 'page';
  if (address.pathname.startsWith('/images/')) return 'picture';
  return isFile ? 'file' : null;
}

/** Whether an answer that a visitor was given may stand in for one to a signed-in person. */
export function isShared(url: string, { api }: Places): boolean {
  return SHARED_ANSWERS.test(pathInApi(new URL(url), new URL(api)) ?? '');
}

/** The written file of a page, or the shell when there is none. Throws nothing, whatever the address. */
export function pageFile(url: string, isWritten: (file: string) => boolean): string {
  const path = new URL(url).pathname.replaceAll(/^\/+|\/+$/g, '');
  const file = path === '' ? 'index.html' : `${path}/index.html`;
  return isWritten(file) ? file : 'shell.html';
}

/** Name of a token that gives nothing of it away: the key of a person's answers. */
export async function nameOfToken(authorization: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authorization));
  return Array.from(new Uint8Array(hash, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The address under which an answer is kept; `person` as `nameOfToken` gives it, or null for everyone's. */
export function answerKey(url: string, person: string | null): string {
  const key = new URL(url);
  key.hash = '';
  if (person !== null) key.searchParams.set('snowline-person', person);
  return key.href;
}
