import type { AccountMenu, MenuItem } from '@/api/account-menu/account-menu.schema';
import type { User } from '@/api/auth/user.schema';
import { claims } from '@/config/claims';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';

const blank: MenuItem = { id: '', type: 'link', label: '', href: '', icon: '', action: '', variant: '' };

const memberItems: MenuItem[] = [
  { ...blank, id: 'profile', label: m.page_profile(), href: paths.profile, icon: 'user' },
  { ...blank, id: 'favorites', label: m.account_favorites(), href: paths.favorites, icon: 'heart' },
  { ...blank, id: 'reviews', label: m.page_my_reviews(), href: paths.myReviews, icon: 'star' },
  { ...blank, id: 'divider', type: 'divider' },
  { ...blank, id: 'logout', type: 'button', label: m.account_log_out(), icon: 'logout', action: 'logout' },
];

const entranceItems: MenuItem[] = [
  { ...blank, id: 'login', type: 'button', label: m.action_log_in(), href: paths.login, icon: 'login' },
  {
    ...blank,
    id: 'signup',
    type: 'button',
    label: m.action_sign_up(),
    href: paths.signup,
    icon: 'user-plus',
    variant: 'primary',
  },
];

const benefits = [
  { title: m.account_unlimited(), description: m.account_unlimited_text() },
  { title: m.account_write(), description: m.account_write_text() },
  { title: m.account_your_profile(), description: m.account_your_profile_text() },
];

/** The built-in menu, in the structure of the server's, for when that is missing. */
export function fallbackMenu(user: User | null): AccountMenu {
  const isMember = user?.userType === 'registered';
  return {
    menuType: user ? 'account' : 'menu',
    items: isMember ? memberItems : entranceItems,
    benefits: isMember ? [] : benefits,
    socialProof: isMember ? '' : m.account_join({ skiers: claims.skiers }),
  };
}
