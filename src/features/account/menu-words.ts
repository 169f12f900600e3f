import { locale } from '@/config/locale';
import { m } from '@/paraglide/messages';

/** The message key of a known text: "Log Out" -> "log_out". */
const nameOf = (text: string) => text.toLowerCase().replace(/\.$/, '').replaceAll(' ', '_');

/** Translates a known text of the server's menu: "Log Out" -> "Abmelden". Others are returned as is. */
export function menuText(sent: string): string {
  const [, skiers] = /^join (\S+) skiers$/i.exec(sent) ?? [];
  return skiers && locale !== 'en' ? m.account_join({ skiers }) : m.account_known({ name: nameOf(sent), text: sent });
}
