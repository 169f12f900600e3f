const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Milliseconds after which an API call without a response counts as failed. */
export const API_TIMEOUT = 10 * SECOND;
/** Milliseconds that a page waits for a small file of the site itself before it counts as out of reach. */
export const SITE_TIMEOUT = 3 * SECOND;
/** Longest server message shown to a visitor, in characters; a longer one gives way to ours. */
export const SERVER_MESSAGE_MAX = 200;
/** How much of an address that leads to no resort is shown, in characters. */
export const UNKNOWN_ADDRESS_MAX = 80;
/** How often a retryable request is tried again before it counts as failed. */
export const RETRY_LIMIT = 2;

/** Milliseconds until a stored session is checked again that the server could not check. */
export const SESSION_CHECK_INTERVAL = MINUTE;
/** Milliseconds until a 429 without a `Retry-After` is retried, and the longest wait there is. */
export const RETRY_AFTER = { default: SECOND, max: 10 * SECOND } as const;

/** How long responses stay fresh (staleTime), in milliseconds. */
export const FRESH_FOR = {
  accountMenu: 5 * MINUTE,
  resortList: 5 * MINUTE,
  resort: 5 * MINUTE,
  catalogue: 5 * MINUTE,
  filterOptions: 5 * MINUTE,
  weather: 5 * MINUTE,
  reviews: 5 * MINUTE,
  favorites: MINUTE,
  profile: MINUTE,
} as const;
/** How long unused filter options stay cached, in milliseconds. */
export const FILTER_OPTIONS_GC_TIME = 10 * MINUTE;
/** How many result lists (one per combination of filters) stay cached. */
export const RESORT_LISTS_MAX = 5;
/** How long a result list that no page shows stays cached for Back, in milliseconds; a stale one is refetched meanwhile. */
export const RESORT_LISTS_GC_TIME = 30 * MINUTE;

/** Most favorites of a guest. */
export const GUEST_FAVORITES_LIMIT = 3;
/** Milliseconds a log-in waits for the list of what was saved as a guest. */
export const BRING_ALONG_WAIT = 2 * SECOND;
/** Milliseconds the guest-limit toast stays. */
export const LIMIT_TOAST_DURATION = 5 * SECOND;
/** Milliseconds any other toast stays. */
export const TOAST_DURATION = 4 * SECOND;
/** Milliseconds a toast stays that offers to take back what was done. */
export const UNDO_TOAST_DURATION = 10 * SECOND;
/** Characters of what was shared that one can read meanwhile. */
export const SHARED_TEXT_SAID_MAX = 100;
/** How many toasts stand at a time; a further one takes the place of the oldest. */
export const TOASTS_MAX = 2;

/** Cards a page holds when the server does not say, and skeletons of a loading list. */
export const PAGE_SIZE = 12;
/** Debounce of typed search text, in milliseconds. */
export const SEARCH_DEBOUNCE = 500;
/** Milliseconds that a suggestion has stood before its picture is loaded: the next key may take it away. */
export const SUGGESTION_PICTURE_DELAY = 200;
/** Milliseconds a search may take before a spinner says that it takes long. */
export const SEARCH_SPINNER_DELAY = 300;
/** Debounce of a typed picture address, in milliseconds. */
export const PICTURE_DEBOUNCE = 500;
/** Share of the end marker that must be in view before more resorts load, and the margin around the view. */
export const INFINITE_SCROLL = { visible: 0.8, marginPx: 100 } as const;
/** Milliseconds before a skeleton is shown, so that it does not flash before a cached response. */
export const SKELETON_DELAY = 150;

/** How long the code of a page that is whole without it waits for the first paint. */
export const FIRST_PAINT_TIMEOUT = 2 * SECOND;

/** Most resorts the catalogue holds: the first so many by rating. */
export const CATALOGUE_MAX = 2000;
/** How many pages of the catalogue may be requested at a time. */
export const CATALOGUE_PAGES_AT_ONCE = 4;
/** How often, in milliseconds, pages that show the catalogue render again while it grows. */
export const CATALOGUE_PROGRESS_INTERVAL = 250;

/** Most resorts that are compared at a time. */
export const COMPARED_MAX = 4;

/** Slider bounds until the server has told its own. */
export const DEFAULT_PRICE_RANGE = { min: 0, max: 1000 } as const;
/** Step of the price slider, in units of the currency. */
export const PRICE_STEP = 10;
/** Longest search, in characters. */
export const SEARCH_MAX = 100;
/** How many searches are offered again in an empty search field. */
export const RECENT_SEARCHES_MAX = 5;
/** Most saved searches of a browser. */
export const SAVED_SEARCHES_MAX = 5;
/** Longest name of a saved search, in characters. */
export const SEARCH_NAME_MAX = 100;

/** How many top rated resorts the API sends unless `limit` says otherwise. */
export const TOP_RESORTS_DEFAULT = 5;
/** How many top rated resorts and articles the front page shows. */
export const HOME_TOP_RESORTS = 3;
export const HOME_POSTS = 3;
/** Most benefits of an account that the account menu shows. */
export const MENU_BENEFITS_MAX = 3;
/** Milliseconds someone waits for the account menu before the built-in one is shown. */
export const MENU_TIMEOUT = 2 * SECOND;
/** Most days of a forecast. */
export const FORECAST_DAYS = 5;
/** How many requests for weather and forecasts may be on their way at a time. */
export const WEATHER_AT_ONCE = 4;
/** Stars of the best rating; 1 is the worst. */
export const RATING_MAX = 5;

/** Lengths of a review's title and text, and of a password, in characters. */
export const REVIEW_TITLE = { min: 3, max: 100 } as const;
export const REVIEW_COMMENT = { min: 10, max: 1000 } as const;
export const PASSWORD_MIN = 8;

/** How many drafts are stored, how long one may be in characters, and after which time (ms) it is dropped. */
export const DRAFTS_MAX = 20;
export const DRAFT_LENGTH_MAX = 100_000;
export const DRAFT_MAX_AGE = 30 * 24 * 60 * MINUTE;

/** How old a position of the visitor may be, and how long it may take to find, in milliseconds. */
export const POSITION_MAX_AGE = 10 * MINUTE;
export const POSITION_TIMEOUT = 10 * SECOND;

/** Map zoom on opening and at the closest. */
export const MAP_ZOOM = { initial: 12, max: 19 } as const;
/** Where the map looks when a resort's coordinates are invalid. */
export const FALLBACK_POINT = { latitude: 46.8182, longitude: 8.2275 } as const;

/** Shown, marked as estimated, when the weather cannot be loaded. */
export const FALLBACK_WEATHER = {
  temperature: 32,
  condition: 'No current data',
  snowDepth: 0,
  wind: { speed: 0, direction: 'N' },
  visibility: 'Data unavailable',
} as const;
export const FALLBACK_FORECAST_DAY = {
  temperature: { low: 25, high: 35 },
  condition: 'No forecast data',
  snowAmount: 0,
} as const;

/** Metres above the sea at the top of the scale on which the drawn mountains stand. */
export const HIGHEST_PEAK = 4000;

/** Centimetres in an inch. */
export const CM_PER_INCH = 2.54;

/** Longest stored token that counts as one, in characters: servers refuse longer headers. */
export const TOKEN_LENGTH_MAX = 8000;

/** Browser storage keys; nothing else names them. */
export const STORAGE_KEYS = {
  token: 'auth_token',
  user: 'user',
  savedSearches: 'saved_searches',
  recentSearches: 'recent_searches',
  units: 'units',
  theme: 'theme',
  drafts: 'drafts',
  trip: 'trip',
  /** List, map or table of resorts. */
  resultView: 'result_view',
  /** These in sessionStorage, for the tab alone. */
  bringAlong: 'bring_along',
  scrollPositions: 'scroll_positions',
  linkedTrip: 'linked_trip',
  comparison: 'comparison',
} as const;

/** Id of the heading of the list, to which its filters lead. */
export const RESULTS_HEADING_ID = 'resort-results';

/** What carries a trip in an address. */
export const TRIP_PARAM = 'trip';
