import type { ArtFacts } from '@/art/art-facts';
import type { ArtCrop } from '@/art/scene';
import { useResortArt } from '@/art/use-resort-art';
import { useIsDark } from '@/lib/theme';
import { type PictureCrop, PictureFrame } from './picture-frame';

const drawings: Record<PictureCrop, ArtCrop> = {
  card: 'card',
  lead: 'wide',
  banner: 'banner',
  article: 'banner',
  portrait: 'portrait',
};

export interface MountainArtProps {
  facts: ArtFacts;
  crop: PictureCrop;
  /** Leave it empty where the name is beside the picture. */
  alt?: string;
  /** Part of the first screen: drawn at once instead of in an idle callback. */
  priority?: boolean;
  className?: string | undefined;
}

/** The drawn picture of a resort, made from its facts. A banner is dusky in the dark theme: it is too large to shine. */
export function MountainArt({ facts, crop, alt = '', priority = false, className }: MountainArtProps) {
  const isDark = useIsDark() && crop === 'banner';
  const uri = useResortArt(facts, drawings[crop], priority, isDark);
  return <PictureFrame src={uri} alt={alt} crop={crop} priority={priority} className={className} />;
}
