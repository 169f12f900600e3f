import { useTheme } from '@/lib/theme';

const address = (time: 'dawn' | 'night') => `/images/hero-portrait-${time}.svg`;

/** The drawn mountain beside a form: dawn in the light theme, night in the dark one. Narrow screens do not load it. */
export function AuthPicture() {
  const theme = useTheme();
  return (
    <picture className="relative hidden lg:block">
      {theme === 'system' && <source media="(prefers-color-scheme: dark)" srcSet={address('night')} />}
      <img
        src={address(theme === 'dark' ? 'night' : 'dawn')}
        alt=""
        loading="lazy"
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  );
}
