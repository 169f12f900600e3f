import { ParaglideMessage } from '@inlang/paraglide-js-react';
import type { AccountMenu } from '@/api/account-menu/account-menu.schema';
import { BrandName } from '@/components/brand-name';
import { Button } from '@/components/ui/button';
import { MENU_BENEFITS_MAX } from '@/config/constants';
import { m } from '@/paraglide/messages';
import { MenuActionControl } from './menu-action';
import { isPageButton, type MenuEntry } from './menu-entries';
import { MenuList } from './menu-list';
import { menuText } from './menu-words';

interface VisitorMenuProps {
  isGuest: boolean;
  title: string;
  menu: AccountMenu;
  entries: readonly MenuEntry[];
  onChoose: () => void;
}

/** The account menu of guests and visitors: log-in and sign-up, entries, benefits of an account, social proof. */
export function VisitorMenu({ isGuest, title, menu, entries, onChoose }: VisitorMenuProps) {
  const buttons = entries.filter(isPageButton);
  const others = entries.filter((entry) => !isPageButton(entry) && entry.kind !== 'divider');
  const benefits = menu.benefits.slice(0, MENU_BENEFITS_MAX);
  return (
    <>
      <div className="px-3 pt-3 pb-2">
        <p className="text-caption text-ink-3">{title}</p>
        <h2 className="text-item">
          {isGuest ? (
            m.account_guest()
          ) : (
            <span>
              <ParaglideMessage message={m.account_welcome} markup={{ brand: () => <BrandName /> }} />
            </span>
          )}
        </h2>
        <div className="mt-3.5 grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3">
          {buttons.map((action) => (
            <Button key={action.key} asChild block size="small" variant={action.isPrimary ? 'primary' : 'default'}>
              <MenuActionControl action={action} onChoose={onChoose} />
            </Button>
          ))}
        </div>
      </div>
      {others.length > 0 && <MenuList entries={others} onChoose={onChoose} />}
      {benefits.length > 0 && (
        <dl className="mx-3 mt-2 grid gap-3 border-t border-line py-3">
          {benefits.map(({ title: advantage, description }) => (
            <div key={advantage}>
              <dt className="font-bold leading-[1.35]">{menuText(advantage)}</dt>
              <dd className="text-small text-ink-2">{menuText(description)}</dd>
            </div>
          ))}
        </dl>
      )}
      {menu.socialProof && (
        <p className="border-t border-line px-3 py-2 text-caption text-ink-2">{menuText(menu.socialProof)}</p>
      )}
    </>
  );
}
