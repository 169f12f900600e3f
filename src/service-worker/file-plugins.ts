import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Content types by the end of a file's name. */
const TYPES: [RegExp, RegExp][] = [
  [/\.m?js$/i, /^(text|application)\/(x-)?javascript\b/i],
  [/\.css$/i, /^text\/css\b/i],
  [/\.(png|jpe?g|webp|avif|gif|svg|ico)$/i, /^image\//i],
];
/** Of any other file, hosts differ in the type they send; a page it never is. */
const NO_PAGE = /^(?!text\/html\b)/i;
/** Pages are precached by their addresses, which name no file. */
const isPage = (url: string) => !/\.[a-z\d]+$/i.test(new URL(url).pathname);
const HTML = /^text\/html\b/i;
const ROOT = /<div id="?root\b/;

/** Whether a response is of the type that the name in its address promises. */
export function hasExpectedType(url: string, { headers }: Response): boolean {
  const type = headers.get('Content-Type') ?? '';
  if (isPage(url)) return HTML.test(type);
  const [, expected] = TYPES.find(([name]) => name.test(new URL(url).pathname)) ?? [null, NO_PAGE];
  return expected.test(type);
}

/** Whether a response is the file that was requested, rather than what a captive portal or a proxy put in its place. */
async function isExpectedFile(url: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected || !hasExpectedType(url, response)) return false;
  return !isPage(url) || ROOT.test(await response.clone().text());
}

/** Caches files that are what their name says, and ignores cached ones that are not. */
export const expectedFilePlugin: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => ((await isExpectedFile(request.url, response)) ? response : null),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && hasExpectedType(request.url, cachedResponse) ? cachedResponse : null,
};

/** Requests a file from the server itself where the browser's HTTP cache holds a page for a script or a style. */
export const bypassHttpCachePlugin: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    const isWrongType =
      response.status === 200 && request.mode !== 'navigate' && !hasExpectedType(request.url, response);
    return isWrongType ? fetch(request.url, { cache: 'reload', credentials: 'same-origin' }) : response;
  },
};

/** Where the cache cannot even be read, the network responds. */
export const networkFallbackPlugin: WorkboxPlugin = {
  handlerDidError: async ({ request }) => fetch(request),
};
