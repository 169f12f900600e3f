import { ThemedPicture } from '@/components/themed-picture';

/** The drawn mountain beside a form: dawn in the light theme, night in the dark one. Narrow screens do not load it. */
export function AuthPicture() {
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
