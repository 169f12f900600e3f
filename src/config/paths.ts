/** Paths without parameters, used by the router and by links. */
const fixedPaths = {
  home: '/',
  resorts: '/resorts',
  blog: '/blog',
  about: '/about',
  favorites: '/favorites',
  compare: '/compare',
  together: '/together',
  login: '/login',
  forgotPassword: '/forgot-password',
  signup: '/signup',
  profile: '/profile',
  myReviews: '/reviews',
  privacyPolicy: '/privacy-policy',
  termsConditions: '/terms-conditions',
} as const;

/** Route patterns, as the router needs them. */
export const routePatterns = { ...fixedPaths, resort: '/resorts/:resortId', blogPost: '/blog/:slug' } as const;

/** Tabs of a resort page, as named in its address. */
export const resortTabs = ['overview', 'trails', 'weather', 'reviews'] as const;
export type ResortTab = (typeof resortTabs)[number];
export const RESORT_TAB_PARAM = 'tab';

/** Query parameter with the ids of a comparison. */
export const COMPARED_IDS_PARAM = 'ids';

/** Ids as a list for the query string; a comma inside an id is escaped twice. */
export const idList = (ids: readonly string[]): string =>
  ids.map((id) => encodeURIComponent(id.replaceAll(',', '%2C'))).join(',');

/** Views of the favorites, as named in their address. */
export const favoriteViews = ['cards', 'snow'] as const;
export const FAVORITE_VIEW_PARAM = 'view';

/** Paths of pages; ids and slugs are escaped. */
export const paths = {
  ...fixedPaths,
  resortsIn: (region: string) => `/resorts?region=${encodeURIComponent(region)}`,
  resortsOfCountry: (country: string) => `/resorts?${new URLSearchParams({ country })}`,
  /** Resorts open at a time of the year, as the list's address names it. */
  resortsOpenOn: (word: string) => `/resorts?openOn=${word}`,
  /** All resorts in the order "Fits your trip". */
  resortsForTrip: '/resorts?sortBy=trip',
  /** The list, searched for a text. */
  resortsFound: (search: string) => `/resorts?${new URLSearchParams({ search })}`,
  resort: (id: string, tab: ResortTab = 'overview') =>
    `/resorts/${encodeURIComponent(id)}${tab === 'overview' ? '' : `?${RESORT_TAB_PARAM}=${tab}`}`,
  snowBoard: `/favorites?${FAVORITE_VIEW_PARAM}=snow`,
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  compare: (ids: readonly string[] = []) =>
    ids.length > 0 ? `${fixedPaths.compare}?${COMPARED_IDS_PARAM}=${idList(ids)}` : fixedPaths.compare,
  /**
   * A new round about some resorts. They are in the fragment, which browsers never send to a server.
   * @param trip the trip's link; without one, the visitor's own trip counts
   */
  newRound: (ids: readonly string[], trip = '') =>
    `${fixedPaths.together}#new=${idList(ids)}${trip && `&trip=${trip}`}`,
  /** A shared round, by its packed fragment. */
  round: (fragment: string) => `${fixedPaths.together}#${fragment}`,
  contact: (inquiry?: string) => `/about${inquiry ? `?inquiry=${encodeURIComponent(inquiry)}` : ''}#contact`,
} as const;
