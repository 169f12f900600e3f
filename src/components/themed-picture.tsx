import type { ComponentProps } from 'react';
import { useTheme } from '@/lib/theme';

interface ThemedPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  /** URL of the picture; undefined while there is none. */
  src: string | undefined;
  /** Replaces it in the dark theme, whether chosen or the device's. */
  srcInDark: string | undefined;
  /** Replaces both from tablets up. */
  wide?: { src: string; srcInDark: string } | undefined;
  alt: string;
  /** Classes of the `picture` element; `className` is the image's. */
  pictureClassName: string;
}

const WIDE = '(width >= 48rem)';
const DARK = '(prefers-color-scheme: dark)';

/** A picture with a dark version. Only the visible one is loaded, even before any script runs. */
export function ThemedPicture({ src, srcInDark, wide, alt, pictureClassName, ...image }: ThemedPictureProps) {
  const theme = useTheme();
  return (
    <picture className={pictureClassName}>
      {wide && theme === 'system' && <source media={`${WIDE} and ${DARK}`} srcSet={wide.srcInDark} />}
      {wide && <source media={WIDE} srcSet={theme === 'dark' ? wide.srcInDark : wide.src} />}
      {theme === 'system' && srcInDark && <source media={DARK} srcSet={srcInDark} />}
      <img {...image} src={theme === 'dark' && srcInDark ? srcInDark : src} alt={alt} />
    </picture>
  );
}
