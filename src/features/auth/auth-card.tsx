import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BrandMark } from '@/components/brand-mark';
import { BrandName } from '@/components/brand-name';
import { ThemedPicture } from '@/components/themed-picture';
import { paths } from '@/config/paths';

interface AuthCardProps {
  title: string;
  children: ReactNode;
}

/** Layout of login and sign-up: brand, title and form at the left, the drawn mountain at the right. */
export function AuthCard({ title, children }: AuthCardProps) {
  return (
    <div className="grid min-h-svh lg:grid-cols-2">
      <div className="grid content-center px-gutter py-8">
        <div className="mx-auto grid w-full max-w-104 gap-4.5">
          <Link
            to={paths.home}
            className="inline-flex min-h-11 items-center gap-2.5 justify-self-start font-display text-[1.5rem] leading-none font-[620] tracking-[-.03em]"
          >
            <BrandMark className="h-[31px] w-10" />
            <BrandName />
          </Link>
          <h1 className="mt-6 text-[2.75rem]">{title}</h1>
          {children}
        </div>
      </div>
      <AuthPicture />
    </div>
  );
}

/** The drawn mountain beside a form: dawn in the light theme, night in the dark one. Narrow screens do not load it. */
function AuthPicture() {
  return (
    <ThemedPicture
      src="/images/hero-portrait-dawn.svg"
      srcInDark="/images/hero-portrait-night.svg"
      alt=""
      loading="lazy"
      pictureClassName="relative hidden lg:block"
      className="absolute inset-0 size-full object-cover"
    />
  );
}
