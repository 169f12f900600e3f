import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BrandMark } from '@/components/brand-mark';
import { BrandName } from '@/components/brand-name';
import { ThemedPicture } from '@/components/themed-picture';
import { paths } from '@/config/paths';
import type { m } from '@/paraglide/messages';
import { type LoginState, readLoginState } from '@/session/return-path';
import { GuestNote } from './guest-note';
import { SocialButtons } from './social-buttons';

interface AuthCardProps {
  title: string;
  /** A sentence with a link to the other of the two pages, which takes the typed e-mail address along. */
  other: typeof m.routes_new_here;
  otherPath: string;
  /** The form. */
  children: ReactNode;
  /** Last, below a line. */
  hint?: string | undefined;
}

/** Login and sign-up: brand, title and form at the left, the drawn mountain at the right. */
export function AuthCard({ title, other, otherPath, children, hint }: AuthCardProps) {
  const { from, email } = readLoginState(useLocation().state);
  const [typed, setTyped] = useState(email);

  function noteEmail({ target }: FormEvent) {
    if (target instanceof HTMLInputElement && target.type === 'email') setTyped(target.value);
  }

  return (
    <div className="grid min-h-svh lg:grid-cols-2">
      <div className="grid grid-cols-1 content-center px-gutter py-8">
        <div className="mx-auto grid w-full max-w-104 grid-cols-1 gap-4.5">
          <Link
            to={paths.home}
            className="inline-flex min-h-11 flex-wrap items-center gap-2.5 justify-self-start font-display text-[1.5rem] leading-none font-[620] tracking-[-.03em]"
          >
            <BrandMark />
            <BrandName />
          </Link>
          <h1 className="mt-6 text-[clamp(2rem,12vw,2.75rem)]">{title}</h1>
          <GuestNote />
          <div onChange={noteEmail}>{children}</div>
          <SocialButtons />
          <p className="text-small text-ink-2">
            <ParaglideMessage
              message={other}
              markup={{
                link: ({ children }) => (
                  <Link to={otherPath} state={{ from, email: typed } satisfies LoginState} className="link">
                    {children}
                  </Link>
                ),
              }}
            />
          </p>
          {hint && <p className="border-t border-line pt-4 text-small text-ink-3">{hint}</p>}
        </div>
      </div>
      {/* Narrow screens do not load it. */}
      <ThemedPicture
        src="/images/hero-portrait-dawn.svg"
        srcInDark="/images/hero-portrait-night.svg"
        alt=""
        loading="lazy"
        pictureClassName="relative hidden lg:block"
        className="fill-picture absolute inset-0"
      />
    </div>
  );
}
