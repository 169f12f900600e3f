import { Menu } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { BrandMark } from '@/components/brand-mark';
import { BrandName } from '@/components/brand-name';
import { paths } from '@/config/paths';
import { AccountMenu } from '@/features/account/account-menu';
import { m } from '@/paraglide/messages';
import { useAuth } from '@/session/auth-context';
import { MobileMenu } from './mobile-menu';

const links = [
  { label: m.page_resorts(), to: paths.resorts },
  { label: m.page_blog(), to: paths.blog },
  { label: m.page_about(), to: paths.about },
  { label: m.nav_favorites(), to: paths.favorites },
];

const linkClasses =
  'relative inline-flex min-h-11 items-center rounded-1 px-2.5 font-[550] text-ink-2 hover:text-ink lg:px-3.5 ' +
  'aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2.5 ' +
  'aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-ink ' +
  'lg:aria-[current=page]:after:inset-x-3.5';

/** Navbar with the site's sections and the account menu; sticky if the window is tall enough. */
export function SiteHeader() {
  const { user } = useAuth();
  const { key: page } = useLocation();
  // Open for one history entry only, so that following any link closes it, and for good: Back to that entry does not open it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === page;
  const menuButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpenAt(null);
  if (openAt !== null && !isOpen) close();

  // Favorites, and a snow board of them, need a session.
  const menuLinks = user
    ? [...links, { label: m.nav_snow(), to: paths.snowBoard }]
    : links.filter(({ to }) => to !== paths.favorites);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a banner that handles the keys of the menu button and the menu.
    <header
      className="relative top-0 z-30 tall:sticky bg-paper shadow-bar"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        close();
        menuButton.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      {isOpen && <div role="presentation" className="fixed inset-0 -z-10 md:hidden" onPointerDown={close} />}
      <div className="wrap flex min-h-15 items-center gap-6 max-[17rem]:gap-2 md:min-h-18">
        <button
          ref={menuButton}
          type="button"
          aria-label={m.nav_menu()}
          aria-expanded={isOpen}
          aria-controls="mobile-menu"
          className="-mx-3 grid size-11 place-items-center rounded-2 md:hidden"
          onClick={({ currentTarget }) => {
            // Safari does not focus a clicked button; without focus, Escape would not reach the header.
            currentTarget.focus();
            setOpenAt(isOpen ? null : page);
          }}
        >
          <Menu aria-hidden />
        </button>
        {/* Directly after its button, so that the next Tab leads into it, although it appears below the header. */}
        <MobileMenu id="mobile-menu" isOpen={isOpen} links={menuLinks} />
        <Link
          to={paths.home}
          className="inline-flex min-h-11 items-center gap-2.5 font-display text-[1.5rem] leading-none font-[620] tracking-[-.03em]"
        >
          <BrandMark />
          {/* For windows this narrow: a phone with text at 200 %, or a page zoomed to 500 %. */}
          <BrandName className="max-[17rem]:sr-only" />
        </Link>
        <nav aria-label={m.nav_main()} className="ml-auto hidden flex-wrap justify-end gap-1 md:flex">
          {links.map(({ label, to }) => (
            <NavLink key={to} to={to} className={linkClasses}>
              {label}
            </NavLink>
          ))}
        </nav>
        <AccountMenu onOpen={close} />
      </div>
    </header>
  );
}
