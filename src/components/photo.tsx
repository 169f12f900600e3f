import { useState } from 'react';
import type { ArtFacts } from '@/art/art-facts';
import { safeUrl } from '@/lib/safe-url';
import { MountainArt } from './mountain-art';
import { type PictureCrop, PictureFrame } from './picture-frame';

export interface PhotoProps {
  /** Whatever the server gave as the address. */
  src: string | null | undefined;
  alt: string;
  /** What the fallback picture is drawn from. */
  facts: ArtFacts;
  crop: PictureCrop;
  /** Part of the first screen: loaded before the rest. */
  priority?: boolean;
  className?: string | undefined;
}

/** A photograph in a box of fixed ratio; where the address is unusable or fails, the drawn picture of the resort. */
export function Photo({ src, alt, facts, crop, priority = false, className }: PhotoProps) {
  const address = safeUrl(src);
  const [failed, setFailed] = useState<string | null>(null);
  if (address === null || address === failed) {
    return <MountainArt facts={facts} crop={crop} alt={alt} priority={priority} className={className} />;
  }
  return (
    <PictureFrame
      src={address}
      alt={alt}
      crop={crop}
      isPhoto
      priority={priority}
      onError={() => setFailed(address)}
      className={className}
    />
  );
}
