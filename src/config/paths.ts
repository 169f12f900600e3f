/** Addresses that are the same for everyone: patterns of the router and links alike. */
const fixedPaths = {
  home: '/',
  resorts: '/resorts',
  blog: '/blog',
  about: '/about',
  favorites: '/favorites',
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

/** Tabs of a resort page, as its address names them. */
export const resortTabs = ['overview', 'trails', 'weather', 'reviews'] as const;
export type ResortTab = (typeof resortTabs)[number];
export const RESORT_TAB_PARAM = 'tab';

/** Addresses of pages; ids and slugs are escaped. */
export const paths = {
  ...fixedPaths,
  resortsIn: (region: string) => `/resorts?region=${encodeURIComponent(region)}`,
  resortsOfCountry: (country: string) => `/resorts?${new URLSearchParams({ country })}`,
  /** The list narrowed by a text. */
  resortsFound: (search: string) => `/resorts?${new URLSearchParams({ search })}`,
  resort: (id: string, tab: ResortTab = 'overview') =>
    `/resorts/${encodeURIComponent(id)}${tab === 'overview' ? '' : `?${RESORT_TAB_PARAM}=${tab}`}`,
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  contact: (inquiry?: string) => `/about${inquiry ? `?inquiry=${encodeURIComponent(inquiry)}` : ''}#contact`,
} as const;
