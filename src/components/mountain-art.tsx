import type { ArtFacts } from '@/art/art-facts';
import type { ArtCrop } from '@/art/scene';
import { useResortArt } from '@/art/use-resort-art';
import { useIsDark } from '@/lib/theme';
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
  /** Leave it empty where the name is beside the picture. */
  alt?: string;
  /** Part of the first screen: drawn at once instead of in an idle callback. */
  priority?: boolean;
  className?: string | undefined;
}

/** The drawn picture of a resort, made from its facts. */
export function MountainArt({ crop, ...props }: MountainArtProps) {
  return crop === 'banner' ? <BannerArt {...props} /> : <Drawing {...props} crop={crop} drawing={drawings[crop]} />;
}

/** From a tablet's width on the banner is so flat that it has a drawing of its own, with peak and ground both in it. It is dusky in the dark theme: it is too large to shine. */
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
  const uri = useResortArt(facts, drawing, priority, isDark);
  return <PictureFrame src={uri} alt={alt} crop={crop} priority={priority} className={className} />;
}
