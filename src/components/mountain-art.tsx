import { useState } from 'react';
import type { ArtFacts } from '@/art/art-facts';
import type { ArtCrop } from '@/art/scene';
import { useResortArt } from '@/art/use-resort-art';
import { env } from '@/config/env';
import { drawnPicture } from '@/lib/resort-files';
import { useIsDark } from '@/lib/theme';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { useMediaQuery } from '@/lib/use-media-query';
import { type PictureCrop, PictureFrame } from './picture-frame';

const drawings: Record<Exclude<PictureCrop, 'banner'>, ArtCrop> = {
  card: 'card',
  lead: 'wide',
  article: 'banner',
  portrait: 'portrait',
};

export interface MountainArtProps {
  facts: ArtFacts;
  crop: PictureCrop;
  /** Leave it out if the name is beside the picture. */
  alt?: string;
  /** In the first viewport: a prerendered page includes it as a file. */
  priority?: boolean;
  className?: string | undefined;
}

/** The picture of a resort drawn from its facts. */
export function MountainArt({ crop, ...props }: MountainArtProps) {
  const isPrerendered = useIsPrerendered(props.priority);
  const [isBroken, setBroken] = useState(false);
  const fileOf = (drawing: ArtCrop, isDark = false) => drawnPicture(props.facts.id, drawing, isDark);
  const src = isPrerendered && !isBroken ? fileOf(crop === 'banner' ? crop : drawings[crop]) : null;
  if (src !== null) {
    const { alt = '', className } = props;
    const frame = { src, alt, crop, className, priority: true, onError: () => setBroken(true) };
    const [srcInDark, strip, stripInDark] = [fileOf('banner', true), fileOf('strip'), fileOf('strip', true)];
    if (crop !== 'banner' || !srcInDark || !strip || !stripInDark) return <PictureFrame {...frame} />;
    return <PictureFrame {...frame} variants={{ srcInDark, wide: { src: strip, srcInDark: stripInDark } }} />;
  }
  return crop === 'banner' ? <BannerArt {...props} /> : <Drawing {...props} crop={crop} drawing={drawings[crop]} />;
}

/** Whether this was prerendered in the first viewport, with a picture drawn by the build, which is then kept. */
function useIsPrerendered(priority = false): boolean {
  const isHydrated = useIsHydrated();
  const [isPrerendered] = useState(env.hasSnapshot && priority && !isHydrated);
  return isPrerendered;
}

/**
 * From tablets up the banner is so wide that it has a separate drawing, with peak and ground inside it. In the dark
 * theme it is drawn at dusk, because a bright picture of that size would glare.
 */
function BannerArt(props: Omit<MountainArtProps, 'crop'>) {
  const isFlat = useMediaQuery('(width >= 48rem)');
  const isDark = useIsDark();
  return <Drawing {...props} crop="banner" drawing={isFlat ? 'strip' : 'banner'} isDark={isDark} />;
}

function Drawing({
  facts,
  crop,
  drawing,
  alt = '',
  priority = false,
  className,
  isDark = false,
}: MountainArtProps & { drawing: ArtCrop; isDark?: boolean }) {
  const uri = useResortArt(facts, drawing, isDark);
  return <PictureFrame src={uri} alt={alt} crop={crop} priority={priority} className={className} />;
}
