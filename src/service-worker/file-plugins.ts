import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Content types by the end of a file's name. */
const TYPES: [RegExp, RegExp][] = [
  [/\.m?js$/i, /^(text|application)\/(x-)?javascript\b/i],
  [/\.css$/i, /^text\/css\b/i],
  [/\.(png|jpe?g|webp|avif|gif|svg|ico)$/i, /^image\//i],
];
/** For other files the type differs between hosts, but it is never that of a page. */
const NO_PAGE = /^(?!text\/html\b)/i;
/** Pages are precached by their addresses, which name no file. */
const isPage = (url: string) => !/\.[a-z\d]+$/i.test(new URL(url).pathname);
const HTML = /^text\/html\b/i;
const ROOT = /<div id="?root\b/;

/** Whether a response has the content type that its file name promises. */
function hasExpectedType(url: string, { headers }: Response): boolean {
  const type = headers.get('Content-Type') ?? '';
  if (isPage(url)) return HTML.test(type);
  const [, expected] = TYPES.find(([name]) => name.test(new URL(url).pathname)) ?? [null, NO_PAGE];
  return expected.test(type);
}

/** Whether a response is the requested file rather than the page of a captive portal or proxy. */
async function isExpectedFile(url: string, response: Response): Promise<boolean> {
  if (response.status !== 200 || response.redirected || !hasExpectedType(url, response)) return false;
  return !isPage(url) || ROOT.test(await response.clone().text());
}

/** Caches expected files only, and ignores cached ones of another type. */
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

/** Falls back to the network where the cache cannot be read. */
export const networkFallbackPlugin: WorkboxPlugin = {
  handlerDidError: async ({ request }) => fetch(request),
};
