import { ThemedPicture } from '@/components/themed-picture';

/**
 * The drawn mountain of the page: above the words on narrow screens, beside them up to the window's edge on wide ones.
 * Evening light, and dusk in the dark theme.
 */
export function AboutPicture() {
  return (
    <ThemedPicture
      src="/images/about-golden.svg"
      srcInDark="/images/about-dusk.svg"
      alt=""
      fetchPriority="high"
      pictureClassName="block h-[clamp(11rem,46vw,22rem)] lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[40%]"
      className="size-full object-cover object-[62%_25%]"
    />
  );
}
