import { NavLink, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useHasRounds } from '@/features/together/your-rounds';
import { m } from '@/paraglide/messages';
import { DisplaySettings } from './display-settings';
import { LanguageList } from './language-list';

interface MobileMenuProps {
  id: string;
  isOpen: boolean;
  links: readonly { label: string; to: string }[];
}

/** Sheet below the header on phones: the site's sections, units, theme and languages. */
export function MobileMenu({ id, isOpen, links }: MobileMenuProps) {
  const { pathname, search } = useLocation();
  // Favorites and their snow board share a path: the query string decides which of the two links is current.
  const isElsewhere = (to: string) => links.some((link) => link.to !== to && link.to === pathname + search);
  return (
    <div
      id={id}
      hidden={!isOpen}
      className="absolute inset-x-0 top-full max-h-[calc(100svh-60px)] overflow-y-auto border-b border-line bg-paper shadow-menu md:hidden"
    >
      <nav aria-label={m.nav_menu()} className="wrap">
        <ul>
          {links.map(({ label, to }) => (
            <MenuLink key={to} label={label} to={to} isCurrentInPath={!isElsewhere(to)} />
          ))}
          {isOpen && <RoundsLink />}
        </ul>
      </nav>
      <div className="wrap border-t border-line py-4">
        <DisplaySettings />
        <LanguageList />
      </div>
    </div>
  );
}

interface MenuLinkProps {
  label: string;
  to: string;
  /** False: another link has the same path and is the current one. */
  isCurrentInPath?: boolean;
}

function MenuLink({ label, to, isCurrentInPath = true }: MenuLinkProps) {
  return (
    <li className="border-t border-line">
      <NavLink
        to={to}
        aria-current={isCurrentInPath ? 'page' : false}
        className="flex min-h-14 items-center text-[1.125rem] font-semibold aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
      >
        {label}
      </NavLink>
    </li>
  );
}

/** Rounds need no account. Looks for some whenever the menu opens: a prerendered page knows of none. */
function RoundsLink() {
  return useHasRounds() && <MenuLink label={m.round_yours()} to={paths.together} />;
}
