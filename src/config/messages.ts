import { COMPARED_MAX, GUEST_FAVORITES_LIMIT } from './constants';

/** Toasts and fixed dialog texts, word for word as specified. Page copy stays in its component. */
export const messages = {
  auth: {
    signedIn: 'Signed in successfully!',
    signedUp: 'Account created successfully! Please check your email for verification.',
    signedOut: 'Signed out successfully!',
    guestCreated: 'Guest account created! You can now save up to 3 favorites.',
    guestCreatedWithFavorite: 'Guest account created and resort saved to favorites!',
    signInFailed: 'Failed to sign in',
    /** For a refused sign-in without a reason from the server. */
    refused: 'Please check your email and password.',
    signUpFailed: 'Failed to create account',
    signOutFailed: 'Failed to sign out',
    guestFailed: 'Failed to create guest account',
    guestWithFavoriteFailed: 'Failed to create guest account and save favorite',
    googleUnavailable: 'Google authentication is not available yet',
    facebookUnavailable: 'Facebook authentication is not available yet',
  },
  favorites: {
    addedByGuest: (resort: string, used: number) =>
      `${resort} added to favorites (${used}/${GUEST_FAVORITES_LIMIT} used)`,
    added: (resort: string) => `${resort} added to favorites`,
    removed: (resort: string) => `${resort} removed from favorites`,
    logInFirst: 'Please log in to save favorites',
    problem: 'There was a problem updating your favorites',
    failed: 'Error updating favorites',
    limitReached: "You've reached the 3-resort limit! Sign up to save unlimited favorites.",
    /** The server's response to a guest's fourth favorite. */
    serverLimit: 'Guest users can only save up to 3 resorts',
    upgradeTitle: 'Save More Favorites',
    upgradeText: (saved: number) =>
      `You've saved ${saved} of ${GUEST_FAVORITES_LIMIT} resorts. Sign up to unlock unlimited favorites and more features!`,
    bringAlong: (count: number) => (count === 1 ? 'Bring your resort along?' : `Bring your ${count} resorts along?`),
    bringAlongLater: "Saved for later. We'll ask again in your favorites.",
    broughtAlong: (count: number) =>
      count === 1 ? 'Your resort is in your favorites' : `Your ${count} resorts are in your favorites`,
    guestNotice: "You're using a guest account with limited favorites.",
  },
  share: {
    copied: 'Text and link copied',
    /** Above the link itself. */
    refused: 'Your browser blocked copying. Here is the link:',
    notCopied: 'Your browser blocked copying.',
  },
  resorts: {
    listFailed: 'Error fetching resorts',
    oneFailed: 'Error fetching resort',
    topFailed: 'Error fetching top resorts',
    none: 'No resorts found',
    noneHint: 'Try adjusting your search or filter criteria.',
    allSeen: (count: string) => `You've seen all ${count} resorts!`,
  },
  compare: {
    added: (resort: string, count: number) => `${resort} added to the comparison, ${count} of ${COMPARED_MAX}`,
    removed: (resort: string, count: number) => `${resort} removed, ${count} of ${COMPARED_MAX}`,
    cleared: 'Comparison cleared',
    full: (resort: string) => `Four resorts is the most. Remove one to add ${resort}.`,
  },
  trip: {
    cleared: 'Your trip is cleared.',
    replaced: 'The trip from the link replaced your own.',
    undo: 'Undo',
    restored: 'Your own trip is back.',
  },
  map: {
    missing: 'Missing location data',
    invalid: 'Invalid coordinates',
    failed: 'Error loading map',
    loaded: 'Map loaded successfully',
  },
  weather: {
    unavailable: 'Weather data unavailable',
    unavailableHint: 'Using estimated values. Please check back later.',
    trouble: "We're having trouble loading the latest weather data. Showing estimated values.",
  },
  reviews: {
    logInToAdd: 'You must be logged in to leave a review',
    logInToUpdate: 'You must be logged in to update a review',
    logInToDelete: 'You must be logged in to delete a review',
    alreadyReviewed: 'You have already reviewed this resort',
    added: 'Review added successfully!',
    addFailed: 'Error adding review',
    fetchFailed: 'Error fetching reviews',
    checkFailed: 'Error checking for existing review',
    updated: 'Review updated successfully!',
    deleted: 'Review deleted successfully!',
    deleteError: 'Error deleting review',
    updateFailed: 'Failed to update review',
    goneWhileEdited:
      'This review has been deleted elsewhere. Your words are still here: you can publish them as a new review.',
    deleteFailed: 'Failed to delete review',
    mineFailed: 'Failed to load reviews',
    ratingMissing: 'Please select a rating',
    titleTooShort: 'Title must be at least 3 characters',
    titleTooLong: 'Title cannot exceed 100 characters',
    commentTooShort: 'Review must be at least 10 characters',
    commentTooLong: 'Review cannot exceed 1000 characters',
    signInToWrite: 'Sign in to Write a Review',
    checking: 'Checking your review status...',
    own: "You've already reviewed this resort. You can edit or delete your review below.",
    deleteQuestion: (title: string, resort: string) =>
      `Are you sure you want to delete your review "${title}" for ${resort}?`,
    deleteWarning: 'This action cannot be undone.',
  },
  profile: {
    fetchFailed: 'Failed to fetch profile',
    updateFailed: 'Failed to update profile',
    updated: 'Profile updated successfully',
  },
  contact: {
    sent: "Message sent successfully! We'll get back to you soon.",
    failed: 'Failed to send message. Please try again later.',
  },
  blog: {
    none: 'No articles found',
    noneHint: 'Try adjusting your search or filter criteria.',
    noPosts: 'No blog posts available at the moment.',
  },
  offline: {
    noNetwork: 'You are offline.',
    noResponse: 'The server is not responding.',
    savedCopy: 'Saved copy:',
    /** Before the time of the snapshot that a page was built with. */
    figuresOf: 'Figures from',
    /** When that time is not known. */
    figuresOld: 'These figures may be out of date.',
  },
  newVersion: {
    ready: 'A new version of Snowline is ready.',
    /** When the server no longer has the old version's files. */
    replaced: 'This tab is still on the old one. Reload to continue.',
    reload: 'Reload',
    later: 'Later',
  },
  screen: {
    wentWrong: 'Something went wrong',
    network: 'Network Error',
    notFound: 'Oops! Page not found',
  },
} as const;
