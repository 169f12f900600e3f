import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { ChevronDown, User as UserIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { Spinner } from '@/components/ui/spinner';
import { useLazyOpening } from '@/components/use-lazy-opening';
import { Avatar, UserAvatar } from '@/components/user-avatar';
import { runWhenIdle } from '@/lib/run-when-idle';
import { m } from '@/paraglide/messages';
import { useAuth } from '@/session/auth-context';
import { useAccountMenu } from './use-account-menu';

const MenuPanel = lazyWithRetry(
  () => import('./menu-panel'),
  ({ MenuPanel }) => MenuPanel,
);

interface AccountMenuProps {
  /** Called when the menu opens, so that others can close. */
  onOpen: () => void;
}

const buttonClasses =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border-[1.5px] border-transparent text-small font-bold ' +
  'md:border-line md:pr-2 md:pl-[.35rem] md:hover:border-control';

/** Button at the right end of the header, and the account menu under it. */
export function AccountMenu({ onOpen }: AccountMenuProps) {
  const { user } = useAuth();
  const { key: page } = useLocation();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Open for one history entry only, so that any navigation closes it, and for good: Back to that entry does not open it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const panel = useLazyOpening(MenuPanel);
  const isOpen = openAt === page && (panel.isOpen || panel.isPending);
  if (openAt !== null && !isOpen) setOpenAt(null);

  const { menu, isWanted, isLoading, want, retry } = useAccountMenu(user?.id ?? null, isOpen);
  const isShown = isOpen && !isLoading && panel.isOpen;
  const isAwaited = isOpen && !isShown;

  const prepare = () => {
    want();
    MenuPanel.prefetch();
  };
  const open = () => {
    setOpenAt(page);
    onOpen();
    want();
    void panel.open();
  };
  const close = () => {
    setOpenAt(null);
    panel.close();
    retry();
  };
  const closeAndReturn = () => {
    close();
    button.current?.focus();
  };

  return (
    <div className="ml-auto md:ml-0">
      {!isWanted && <WhenQuiet onQuiet={want} />}
      <button
        ref={button}
        type="button"
        aria-expanded={isShown}
        aria-controls={isShown ? panelId : undefined}
        className={buttonClasses}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={isOpen ? close : open}
        // Once the focus has moved on, a menu that loads late must not open.
        onBlur={isAwaited ? close : undefined}
        onKeyDown={isAwaited ? ({ key }) => key === 'Escape' && close() : undefined}
      >
        {isAwaited && <Spinner className="size-[34px] p-1.5 md:hidden" />}
        <span className={isAwaited ? 'max-md:hidden' : undefined}>
          {user ? (
            <UserAvatar name={user.fullName} src={user.avatarUrl} />
          ) : (
            <Avatar fallback={<UserIcon aria-hidden />} />
          )}
        </span>
        {/* One word of "Account menu", from tablets up; screen readers get the whole name. */}
        <span aria-hidden className="max-md:hidden">
          <span>{user ? m.account_word() : m.account_menu_word()}</span>
          {/* The width of the longer word, so that the links of the header stay when somebody becomes a guest. */}
          <span className="invisible h-0 block">{m.account_word()}</span>
        </span>
        <span className="sr-only">{m.account_menu()}</span>
        {isLoading || isAwaited ? (
          <Spinner className="max-md:hidden" />
        ) : (
          <ChevronDown aria-hidden className="max-md:hidden" />
        )}
      </button>
      <p role="status" className="sr-only">
        {isAwaited && m.account_menu_loading()}
      </p>
      {isShown && (
        <MenuPanel
          id={panelId}
          user={user}
          menu={menu}
          button={button}
          onChoose={closeAndReturn}
          onDismiss={(by) => (by === 'escape' ? closeAndReturn() : close())}
        />
      )}
    </div>
  );
}

/** Calls back in an idle callback while the page requests nothing. A component of its own, because it renders with each request. */
function WhenQuiet({ onQuiet }: { onQuiet: () => void }) {
  const queryClient = useQueryClient();
  const isQuiet = useIsFetching() === 0;
  const check = useEffectEvent(() => {
    // Requests that have just begun are counted in a later render.
    if (queryClient.isFetching() === 0) onQuiet();
  });
  useEffect(() => (isQuiet ? runWhenIdle(() => check()) : undefined), [isQuiet]);
  return null;
}
