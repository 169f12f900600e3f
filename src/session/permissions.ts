import type { User } from '@/api/auth/user.schema';
import { GUEST_FAVORITES_LIMIT } from '@/config/constants';

export type Role = 'visitor' | 'guest' | 'registered';

interface Permissions {
  /** How many resorts may be saved. A visitor has none, but becomes a guest by saving the first. */
  favoritesLimit: number;
  /** May write, edit and delete own reviews. */
  writesReviews: boolean;
  /** What /profile and /reviews show: the way to /login, an invitation to sign up, or the page. */
  personalPages: 'login' | 'invitation' | 'page';
  /** Whether login, signup and the benefits of an account are offered. */
  isInvited: boolean;
}

/** What each role may do. */
const permissionsByRole: Readonly<Record<Role, Permissions>> = {
  visitor: { favoritesLimit: 0, writesReviews: false, personalPages: 'login', isInvited: true },
  guest: { favoritesLimit: GUEST_FAVORITES_LIMIT, writesReviews: false, personalPages: 'invitation', isInvited: true },
  registered: {
    favoritesLimit: Number.POSITIVE_INFINITY,
    writesReviews: true,
    personalPages: 'page',
    isInvited: false,
  },
};

type Person = Pick<User, 'userType'> | null;

/** The role of a person; null is a visitor. */
export function roleOf(user: Person): Role {
  return user?.userType ?? 'visitor';
}

/** Whether the number of favorites is limited, as for guests. */
export function hasFavoritesLimit(user: Person): boolean {
  return user !== null && Number.isFinite(permissionsOf(user).favoritesLimit);
}

/** What a person may do; null is a visitor. */
export function permissionsOf(user: Person): Permissions {
  return permissionsByRole[roleOf(user)];
}
