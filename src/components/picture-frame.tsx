import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cn } from '@/lib/class-names';
import { useTheme } from '@/lib/theme';
import { ThemedPicture } from './themed-picture';

const frames = {
  card: 'aspect-4/3',
  lead: 'aspect-16/10',
  // Edge to edge, and low enough to leave room for content in the first viewport.
  banner: 'banner-picture [&_img]:object-[50%_60%]',
  article: 'aspect-21/9 [&_img]:object-[50%_30%]',
};

// 8 % black equals brightness(.92).
const dimmed = 'after:bg-[light-dark(transparent,rgb(0_0_0/.08))]';

const image =
  'transition-[opacity,scale] duration-[var(--base),600ms] ease-out motion-safe:group-hover/card:scale-[1.025]';

interface PictureFrameProps {
  /** URL of the picture, or null while there is none. */
  src: string | null;
  /** Alternatives for the dark theme, and for both themes from tablets up. */
  variants?: { srcInDark?: string | undefined; wide?: { src: string; srcInDark: string } };
  alt: string;
  crop: keyof typeof frames;
  /** A photograph: dimmed in the dark theme, and requested without a referrer. */
  isPhoto?: boolean;
  /** In the first viewport: loaded at once, and shown without a fade. */
  priority?: boolean;
  onError?: () => void;
  className?: string | undefined;
}

/**
 * A picture that fills a box of fixed ratio and fades in once loaded. Inside an element with the class `group/card` it
 * grows a little on hover.
 */
export function PictureFrame({
  src: srcInLight,
  variants,
  alt,
  crop,
  isPhoto = false,
  priority = false,
  onError,
  className,
}: PictureFrameProps) {
  const { srcInDark, wide } = variants ?? {};
  const theme = useTheme();
  const src = theme === 'dark' && srcInDark ? srcInDark : srcInLight;
  const element = useRef<HTMLImageElement>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const isShown = src !== null && (priority || loaded === src);

  const onBroken = useEffectEvent(() => onError?.());

  // A picture that is cached or part of a prerendered page may be complete before `onLoad` is attached.
  useEffect(() => {
    if (src === null || !element.current?.complete) return;
    // A complete picture without a size has failed.
    if (element.current.naturalWidth === 0) onBroken();
    setLoaded(src);
  }, [src]);

  return (
    <div className={cn('picture', frames[crop], isPhoto && dimmed, className)}>
      <ThemedPicture
        ref={element}
        src={srcInLight ?? undefined}
        srcInDark={srcInDark}
        wide={wide}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        // Photographs may be hosted by third parties, which should not learn who looks at what.
        referrerPolicy={isPhoto ? 'no-referrer' : undefined}
        onLoad={() => setLoaded(src)}
        onError={onError}
        pictureClassName="contents"
        className={cn(image, !isShown && 'opacity-0')}
      />
    </div>
  );
}
