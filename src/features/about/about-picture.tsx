import { useTheme } from '@/lib/theme';

const address = (time: 'golden' | 'dusk') => `/images/about/mountain-${time}.svg`;

/**
 * The drawn mountain of the page: above the words on narrow screens, beside them up to the window's edge on wide ones.
 * Evening light, and dusk in the dark theme.
 */
export function AboutPicture() {
  const theme = useTheme();
  return (
    <picture className="block h-[clamp(11rem,46vw,22rem)] lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[40%]">
      {theme === 'system' && <source media="(prefers-color-scheme: dark)" srcSet={address('dusk')} />}
      <img
        src={address(theme === 'dark' ? 'dusk' : 'golden')}
        alt=""
        fetchPriority="high"
        className="size-full object-cover object-[62%_25%]"
      />
    </picture>
  );
}
