import { locale } from '@/config/locale';
import { m } from '@/paraglide/messages';

/** What the server writes into its menu, in lower case. */
const words: ReadonlyMap<string, () => string> = new Map(
  Object.entries({
    account: m.account_word,
    profile: m.account_profile,
    favorites: m.account_favorites,
    'my reviews': m.account_my_reviews,
    'log out': m.account_log_out,
    'log in': m.account_log_in,
    'sign up': m.account_sign_up,
    'unlimited favorites': m.account_unlimited,
    'save every resort you like.': m.account_unlimited_text,
    'write reviews': m.account_write,
    'share what you know.': m.account_write_text,
    'your profile': m.account_your_profile,
    'a name beside your words.': m.account_your_profile_text,
  }),
);

/** A text of the server's menu in the page's language where it is a known one: "Log Out" -> "Abmelden". Others stay. */
export function menuText(sent: string): string {
  if (locale === 'en') return sent;
  const [, skiers] = /^join (\S+) skiers$/i.exec(sent) ?? [];
  return skiers ? m.account_join({ skiers }) : (words.get(sent.toLowerCase())?.() ?? sent);
}
