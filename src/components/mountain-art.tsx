import { useState } from 'react';
import type { ArtFacts } from '@/art/art-facts';
import type { ArtCrop } from '@/art/scene';
import { useResortArt } from '@/art/use-resort-art';
import { env } from '@/config/env';
import { drawnPicture, isFileName } from '@/lib/resort-files';
import { useIsDark } from '@/lib/theme';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { useMediaQuery } from '@/lib/use-media-query';
import { PictureFrame } from './picture-frame';

export interface MountainArtProps {
  facts: ArtFacts;
  crop: 'card' | 'banner';
  alt: string;
  /** In the first viewport: a prerendered page includes it as a file. */
  priority?: boolean;
  className?: string | undefined;
}

/** The picture of a resort drawn from its facts. */
export function MountainArt(props: MountainArtProps) {
  const { facts, crop, alt, priority = false, className } = props;
  const isHydrated = useIsHydrated();
  // Prerendered in the first viewport, it has a picture drawn by the build, which is then kept.
  const [hasFile] = useState(env.hasSnapshot && priority && !isHydrated && isFileName(facts.id));
  const [isBroken, setBroken] = useState(false);
  if (!hasFile || isBroken) return crop === 'banner' ? <BannerArt {...props} /> : <Drawing {...props} drawing="card" />;

  const fileOf = (drawing: ArtCrop, isDark = false) => drawnPicture(facts.id, drawing, isDark);
  const frame = { src: fileOf(crop), alt, crop, className, priority, onError: () => setBroken(true) };
  if (crop === 'card') return <PictureFrame {...frame} />;
  const wide = { src: fileOf('strip'), srcInDark: fileOf('strip', true) };
  return <PictureFrame {...frame} variants={{ srcInDark: fileOf('banner', true), wide }} />;
}

/**
 * From tablets up the banner is so wide that it has a separate drawing, with peak and ground inside it. In the dark
 * theme it is drawn at dusk, because a bright picture of that size would glare.
 */
function BannerArt(props: MountainArtProps) {
  const isFlat = useMediaQuery('(width >= 48rem)');
  const isDark = useIsDark();
  return <Drawing {...props} drawing={isFlat ? 'strip' : 'banner'} isDark={isDark} />;
}

interface DrawingProps extends MountainArtProps {
  drawing: ArtCrop;
  isDark?: boolean;
}

function Drawing({ facts, drawing, isDark = false, ...frame }: DrawingProps) {
  return <PictureFrame src={useResortArt(facts, drawing, isDark)} {...frame} />;
}
