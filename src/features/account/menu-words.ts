import { locale } from '@/config/locale';
import { m } from '@/paraglide/messages';

/** What a known text is called in the messages: "Log Out" -> "log_out". */
const nameOf = (text: string) => text.toLowerCase().replace(/\.$/, '').replaceAll(' ', '_');

/** A text of the server's menu in the page's language where it is a known one: "Log Out" -> "Abmelden". Others stay. */
export function menuText(sent: string): string {
  const [, skiers] = /^join (\S+) skiers$/i.exec(sent) ?? [];
  return skiers && locale !== 'en' ? m.account_join({ skiers }) : m.account_known({ name: nameOf(sent), text: sent });
}
