/** Addresses of the site and its API. */
interface Locations {
  /** Origin of the site. */
  origin: string;
  /** Full address of the API, without a trailing slash. */
  api: string;
  /** Path prefix of the service worker's language: '/de', or '' for English. */
  language?: string;
}

interface Matched {
  request: Request;
  url: URL;
}

/**
 * Responses that may be cached; everything else of the API needs the server. Not the profile: it is sent as a whole, and an old one
 * in the form would undo what was saved on another device.
 */
const CACHEABLE = /^\/(resorts|favorites|reviews\/resort|reviews\/user|auth\/menu)(\/|$)/;
/** Those that are the same for everyone. */
const SHARED = /^\/(resorts|reviews\/resort)(\/|$)/;
/** Ids of resorts may have points, too. */
const FILE_NAME = /\.(html|js|css|json|xml|txt|svg|png|jpe?g|webp|ico|woff2|webmanifest|map|br|gz)$/i;

/**
 * The match functions of the routes. Routes handle GET requests only. Requests with a token are personal; requests to origins
 * other than the site's and the API's, such as map tiles, never match.
 */
export function createMatchers({ origin, api, language = '' }: Locations) {
  const isOfLanguage = ({ pathname }: URL) => (LANGUAGE.exec(pathname)?.[0] ?? '') === language;
  const { origin: apiOrigin, pathname } = new URL(api);
  const apiRoot = pathname.replace(/\/$/, '');
  const pathInApi = (url: URL): string | null =>
    url.origin === apiOrigin && url.pathname.startsWith(`${apiRoot}/`) ? url.pathname.slice(apiRoot.length) : null;
  const isOfSite = (url: URL) => url.origin === origin && pathInApi(url) === null;
  const isFile = (url: URL) => FILE_NAME.test(url.pathname);
  /** The path of a request whose response may be cached, or an empty string. */
  const cacheablePath = ({ request, url }: Matched): string => {
    const path = request.mode === 'navigate' ? null : pathInApi(url);
    return path !== null && CACHEABLE.test(path) ? path : '';
  };
  return {
    /** A page of the site, in the language of this service worker. */
    isNavigation: ({ request, url }: Matched) =>
      request.mode === 'navigate' && isOfSite(url) && !isFile(url) && isOfLanguage(url),
    /** A file of the site other than a page. */
    isFile: ({ request, url }: Matched) => request.mode !== 'navigate' && isOfSite(url) && isFile(url),
    /** A picture of the site without a hash in its name. */
    isPicture: ({ request, url }: Matched) =>
      request.mode !== 'navigate' && isOfSite(url) && url.pathname.startsWith('/images/'),
    /** A request of a signed-in person to the API. */
    isPersonal: (matched: Matched) => matched.request.headers.has('Authorization') && cacheablePath(matched) !== '',
    /** A request of a visitor to the API. */
    isPublic: (matched: Matched) => {
      const path = cacheablePath(matched);
      return !matched.request.headers.has('Authorization') && (SHARED.test(path) || path === '/auth/menu');
    },
    /** Whether the response that a visitor got may be used for a signed-in person. */
    isShared: (url: URL) => SHARED.test(pathInApi(url) ?? ''),
  };
}

/** The precached address of the shell below the path of its language: every host sends it without a redirect. */
const SHELL = 'shell';
/** The first part of a path in a language other than English. */
const LANGUAGE = /^\/[a-z]{2}(?=\/|$)/;

/** The precached address of a page: its own with a slash at the end, or the shell's. Never throws. */
export function precachedPage(url: string, isPrerendered: (path: string) => boolean): string {
  const { pathname } = new URL(url);
  const path = pathname.replaceAll(/^\/+|\/+$/g, '');
  const page = path === '' ? '/' : `/${path}/`;
  return isPrerendered(page) ? page : `${LANGUAGE.exec(pathname)?.[0] ?? ''}/${SHELL}`;
}
