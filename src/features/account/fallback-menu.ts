import type { AccountMenu, MenuItem } from '@/api/account-menu/account-menu.schema';
import { claims } from '@/config/claims';
import { paths } from '@/config/paths';
import type { Role } from '@/session/permissions';

const blank: MenuItem = { id: '', type: 'link', label: '', href: '', icon: '', action: '', variant: '' };

const memberItems: MenuItem[] = [
  { ...blank, id: 'profile', label: 'Profile', href: paths.profile, icon: 'user' },
  { ...blank, id: 'favorites', label: 'Favorites', href: paths.favorites, icon: 'heart' },
  { ...blank, id: 'reviews', label: 'My Reviews', href: paths.myReviews, icon: 'star' },
  { ...blank, id: 'divider', type: 'divider' },
  { ...blank, id: 'logout', type: 'button', label: 'Log Out', icon: 'logout', action: 'logout' },
];

const entranceItems: MenuItem[] = [
  { ...blank, id: 'login', type: 'button', label: 'Log In', href: paths.login, icon: 'login' },
  {
    ...blank,
    id: 'signup',
    type: 'button',
    label: 'Sign Up',
    href: paths.signup,
    icon: 'user-plus',
    variant: 'primary',
  },
];

const benefits = [
  { title: 'Unlimited favorites', description: 'Save every resort you like.' },
  { title: 'Write reviews', description: 'Share what you know.' },
  { title: 'Your profile', description: 'A name beside your words.' },
];

/** The built-in menu, of the same structure as the server's; it serves where the server's cannot. */
export function fallbackMenu(role: Role): AccountMenu {
  const isMember = role === 'registered';
  return {
    userType: role,
    menuType: role === 'visitor' ? 'menu' : 'account',
    user: null,
    items: isMember ? memberItems : entranceItems,
    benefits: isMember ? [] : benefits,
    socialProof: isMember ? '' : `Join ${claims.skiers} skiers`,
  };
}
