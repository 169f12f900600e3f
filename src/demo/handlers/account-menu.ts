import type { HttpHandler } from 'msw';
import { claims } from '@/config/claims';
import type { Route } from '../respond';
import type { Account } from '../tables';

const benefits = [
  { title: 'Unlimited favorites', description: 'Save every resort you like.' },
  { title: 'Write reviews', description: 'Share what you know.' },
  { title: 'Your profile', description: 'A name beside your words.' },
];

const memberItems = [
  { id: 'profile', type: 'link', href: '/profile', label: 'Profile', icon: 'user' },
  { id: 'favorites', type: 'link', href: '/favorites', label: 'Favorites', icon: 'heart' },
  { id: 'reviews', type: 'link', href: '/reviews', label: 'My Reviews', icon: 'star' },
  { id: 'divider', type: 'divider' },
  { id: 'logout', type: 'button', label: 'Log Out', icon: 'logout', action: 'logout' },
];

const visitorItems = [
  { id: 'login', type: 'button', href: '/login', label: 'Log In', icon: 'login', variant: 'outline' },
  { id: 'signup', type: 'button', href: '/signup', label: 'Sign Up', icon: 'user-plus', variant: 'primary' },
];

/** GET /auth/menu, by the kind of user. */
export function accountMenuHandlers(route: Route): HttpHandler[] {
  return [route('get', '/auth/menu', ({ account }) => menuFor(account))];
}

function menuFor(account: Account | null) {
  const user = account && { fullName: account.full_name, email: account.email, avatarUrl: account.avatar_url };
  if (account?.user_type === 'registered') {
    return { userType: 'registered', menuType: 'account', user, menuItems: memberItems };
  }
  return {
    userType: account ? 'guest' : 'anonymous',
    menuType: account ? 'account' : 'menu',
    user,
    menuItems: visitorItems,
    benefits,
    socialProof: { message: `Join ${claims.skiers} skiers` },
  };
}
