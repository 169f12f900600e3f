import { z } from 'zod/mini';
import { unwrapEnvelope } from '@/lib/envelope';
import { fromRecord, listOf, readRecord, readText } from '@/lib/lenient';

export interface MenuItem {
  id: string;
  type: 'divider' | 'link' | 'button';
  label: string;
  /** Unchecked address; '' when there is none. */
  href: string;
  icon: string;
  action: string;
  variant: string;
}

interface MenuBenefit {
  title: string;
  description: string;
}

export interface AccountMenu {
  menuType: string;
  items: MenuItem[];
  benefits: MenuBenefit[];
  /** '' when there is none. */
  socialProof: string;
}

const types = ['divider', 'link', 'button'] as const;

const menuItem = fromRecord((raw): MenuItem => {
  const sent = readText(raw.type);
  const href = readText(raw.href);
  return {
    id: readText(raw.id),
    type: types.find((type) => type === sent) ?? (href ? 'link' : 'button'),
    label: readText(raw.label),
    href,
    icon: readText(raw.icon),
    action: readText(raw.action),
    variant: readText(raw.variant),
  };
}).check(z.refine(({ type, label }) => type === 'divider' || label !== ''));

const benefit = fromRecord(
  (raw): MenuBenefit => ({ title: readText(raw.title), description: readText(raw.description) }),
).check(z.refine(({ title }) => title !== ''));

const items = listOf(menuItem);
const benefits = listOf(benefit);

function toMenu(raw: Record<string, unknown>): AccountMenu {
  return {
    menuType: readText(raw.menuType),
    items: items.safeParse(raw.menuItems).data ?? [],
    benefits: benefits.safeParse(raw.benefits).data ?? [],
    socialProof: readText(readRecord(raw.socialProof).message),
  };
}

/** `{ menu }` or the menu itself; one without a type and without items cannot be read. */
export const accountMenuSchema = unwrapEnvelope(
  ['menu'],
  fromRecord(toMenu).check(z.refine(({ menuType, items: found }) => menuType !== '' || found.length > 0)),
);
