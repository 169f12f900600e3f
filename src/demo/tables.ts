/** Someone the API knows: a member with a password, or a guest without. */
export interface Account {
  id: string;
  user_type: 'guest' | 'registered';
  email: string | null;
  full_name: string;
  username: string | null;
  avatar_url: string | null;
  /** Disguised, never the password itself; null for guests. */
  password: string | null;
}

/** One favorite of one account. */
export interface FavoriteRow {
  resort_id: string;
  user_id: string;
  created_at: string;
}

/** One review; `author` is the id of an account or of a sample author. */
export interface ReviewRow {
  id: string;
  resort_id: string;
  author: string;
  rating: number;
  title: string;
  comment: string;
  created_at: string;
  updated_at: string | null;
}

/** Mean of a resort's reviews to one decimal, null without reviews. */
export interface Rating {
  rating: number | null;
  review_count: number;
}

/** What visitors changed, stored apart from the seed; a review that maps to null was deleted. */
export interface Changes {
  accounts: Map<string, Account>;
  sessions: Map<string, string>;
  favorites: Map<string, FavoriteRow[]>;
  reviews: Map<string, ReviewRow | null>;
}

const VERSION = 1;

/** An empty change set. */
export function noChanges(): Changes {
  return { accounts: new Map(), sessions: new Map(), favorites: new Map(), reviews: new Map() };
}

/** A change set as stored text. */
export function writeChanges(changes: Changes): string {
  return JSON.stringify({
    version: VERSION,
    accounts: [...changes.accounts],
    sessions: [...changes.sessions],
    favorites: [...changes.favorites],
    reviews: [...changes.reviews],
  });
}

/** The change set of a stored text; empty if the text is missing, broken or of another version. */
export function readChanges(text: string | null): Changes {
  if (text === null) return noChanges();
  try {
    const stored = JSON.parse(text);
    if (stored?.version !== VERSION) return noChanges();
    return {
      accounts: new Map(stored.accounts),
      sessions: new Map(stored.sessions),
      favorites: new Map(stored.favorites),
      reviews: new Map(stored.reviews),
    };
  } catch {
    return noChanges();
  }
}
