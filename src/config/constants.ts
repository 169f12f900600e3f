const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

/** Milliseconds after which an API call without a response counts as failed. */
export const API_TIMEOUT = 10 * SECOND;
/** Milliseconds after which a small file of our own site counts as unreachable. */
export const SITE_TIMEOUT = 3 * SECOND;
/** Milliseconds after which the build's catalogue file, which is large, counts as unreachable. */
export const SNAPSHOT_TIMEOUT = 30 * SECOND;
/** Longest server message shown to a visitor, in characters; ours replaces a longer one. */
export const SERVER_MESSAGE_MAX = 200;
/** How much of an unknown resort's address is shown, in characters. */
export const UNKNOWN_ADDRESS_MAX = 80;
/** How many times a retryable request is retried. */
export const RETRY_LIMIT = 2;

/** Milliseconds before a stored session is checked again if the server could not check it. */
export const SESSION_CHECK_INTERVAL = 60 * SECOND;
/** Milliseconds before a 429 without `Retry-After` is retried, and the longest wait we accept. */
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
/** How long a list that is not on screen stays cached for Back, in milliseconds. If stale, it is shown while it refetches. */
export const RESORT_LISTS_GC_TIME = 30 * MINUTE;

/** Most favorites of a guest. */
export const GUEST_FAVORITES_LIMIT = 3;
/** Milliseconds a login waits for the guest's favorites. */
export const BRING_ALONG_WAIT = 2 * SECOND;
/** Milliseconds the guest-limit toast stays. */
export const LIMIT_TOAST_DURATION = 5 * SECOND;
/** Milliseconds any other toast stays. */
export const TOAST_DURATION = 4 * SECOND;
/** Milliseconds a toast with an Undo button stays. */
export const UNDO_TOAST_DURATION = 10 * SECOND;
/** How much of a shared text its toast quotes, in characters. */
export const SHARED_TEXT_SAID_MAX = 100;
/** How many toasts are shown at once; another one replaces the oldest. */
export const TOASTS_MAX = 2;

/** Resorts per page unless the server says otherwise; also the number of skeletons in a loading list. */
export const PAGE_SIZE = 12;
/** Debounce of typed search text, in milliseconds. */
export const SEARCH_DEBOUNCE = 500;
/** Milliseconds before a suggestion's picture is loaded: the next key may replace the suggestion. */
export const SUGGESTION_PICTURE_DELAY = 200;
/** Milliseconds before a slow search shows a spinner. */
export const SEARCH_SPINNER_DELAY = 300;
/** Debounce of a typed picture address, in milliseconds. */
export const PICTURE_DEBOUNCE = 500;
/** How much of the end marker must be visible for more resorts to load, and the margin around the viewport. */
export const INFINITE_SCROLL = { visible: 0.8, marginPx: 100 } as const;
/** Milliseconds before a skeleton appears, so that it does not flash before a cached response. */
export const SKELETON_DELAY = 150;

/** Milliseconds that the code of a prerendered page waits for the first paint. */
export const FIRST_PAINT_TIMEOUT = 2 * SECOND;

/** Most resorts the catalogue holds: the best rated ones. */
export const CATALOGUE_MAX = 2000;
/** How many pages of the catalogue are requested at once. */
export const CATALOGUE_PAGES_AT_ONCE = 4;
/** Milliseconds between renders while the catalogue is loading. */
export const CATALOGUE_PROGRESS_INTERVAL = 250;

/** Most resorts in a comparison. */
export const COMPARED_MAX = 4;

/** Bounds of the price slider until the server's are known. */
export const DEFAULT_PRICE_RANGE = { min: 0, max: 1000 } as const;
/** Step of the price slider, in units of the currency. */
export const PRICE_STEP = 10;
/** Longest search, in characters. */
export const SEARCH_MAX = 100;
/** How many recent searches an empty search field offers. */
export const RECENT_SEARCHES_MAX = 5;
/** Most saved searches per browser. */
export const SAVED_SEARCHES_MAX = 5;
/** Longest name of a saved search, in characters. */
export const SEARCH_NAME_MAX = 100;

/** How many top-rated resorts the API sends without a `limit`. */
export const TOP_RESORTS_DEFAULT = 5;
/** How many top-rated resorts the front page shows. */
export const HOME_TOP_RESORTS = 3;
/** Most benefits shown in the account menu. */
export const MENU_BENEFITS_MAX = 3;
/** Milliseconds to wait for the account menu before showing the built-in one. */
export const MENU_TIMEOUT = 2 * SECOND;
/** Most days in a forecast. */
export const FORECAST_DAYS = 5;
/** How many weather and forecast requests run at once. */
export const WEATHER_AT_ONCE = 4;
/** How many resorts, named by their ids alone, are requested at once. */
export const RESORTS_AT_ONCE = 4;
/** The best rating; 1 is the worst. */
export const RATING_MAX = 5;

/** Lengths of a review's title and text, and of a password, in characters. */
export const REVIEW_TITLE = { min: 3, max: 100 } as const;
export const REVIEW_COMMENT = { min: 10, max: 1000 } as const;
export const PASSWORD_MIN = 8;

/** Most drafts stored, the longest in characters, and the age in milliseconds at which one is dropped. */
export const DRAFTS_MAX = 20;
export const DRAFT_LENGTH_MAX = 100_000;
export const DRAFT_MAX_AGE = 30 * DAY;

/** How old the visitor's position may be, and how long finding it may take, in milliseconds. */
export const POSITION_MAX_AGE = 10 * MINUTE;
export const POSITION_TIMEOUT = 10 * SECOND;

/** Initial and closest map zoom. */
export const MAP_ZOOM = { initial: 12, max: 19 } as const;
/** Where the map points when a resort's coordinates are invalid. */
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

/** Top of the scale of the drawn mountains, in metres above sea level. */
export const HIGHEST_PEAK = 4000;

export const CM_PER_INCH = 2.54;
export const METRES_PER_FOOT = 0.3048;

/** Longest token accepted, in characters: servers refuse longer headers. */
export const TOKEN_LENGTH_MAX = 8000;

/** Browser storage keys; nothing else names them. */
export const STORAGE_KEYS = {
  token: 'auth_token',
  user: 'user',
  savedSearches: 'saved_searches',
  recentSearches: 'recent_searches',
  units: 'units',
  theme: 'theme',
  language: 'language',
  drafts: 'drafts',
  trip: 'trip',
  /** Rounds of deciding together. */
  rounds: 'rounds',
  /** How resorts are shown: list, map or table. */
  resultView: 'result_view',
  /** The following are in sessionStorage, per tab. */
  languageScroll: 'language_scroll',
  bringAlong: 'bring_along',
  scrollPositions: 'scroll_positions',
  linkedTrip: 'linked_trip',
  tripDraft: 'trip_draft',
  comparison: 'comparison',
  typedDraft: 'typed_draft',
} as const;

/** Id of the heading of the list, to which its filters lead. */
export const RESULTS_HEADING_ID = 'resort-results';

/** Fewest and most resorts of a new round of deciding together. */
export const ROUND_RESORTS = { min: 2, max: 8 } as const;
/** How many rounds of deciding together the browser keeps, and for how many milliseconds after they were last opened. */
export const ROUNDS_MAX = 10;
export const ROUNDS_KEPT_FOR = 90 * DAY;
/** Longest link of a round, in characters: more is cut by some chats. */
export const ROUND_LINK_MAX = 2000;

/** Query parameter that carries a trip. */
export const TRIP_PARAM = 'trip';
