import type { ArtFacts } from '@/art/art-facts';
import type { ArtCrop } from '@/art/scene';
import { useResortArt } from '@/art/use-resort-art';
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

/** The drawn picture of a resort, made from its facts. */
export function MountainArt({ facts, crop, alt = '', priority = false, className }: MountainArtProps) {
  const uri = useResortArt(facts, drawings[crop], priority);
  return <PictureFrame src={uri} alt={alt} crop={crop} priority={priority} className={className} />;
}
