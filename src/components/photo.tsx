import { useState } from 'react';
import type { ArtFacts } from '@/art/art-facts';
import { safeUrl } from '@/lib/links';
import { MountainArt } from './mountain-art';
import { type PictureCrop, PictureFrame } from './picture-frame';

export interface PhotoProps {
  /** The URL as sent by the server, unchecked. */
  src: string | null | undefined;
  alt: string;
  /** Facts for the drawn fallback. */
  facts: ArtFacts;
  crop: PictureCrop;
  /** In the first viewport: loaded before the rest. */
  priority?: boolean;
  className?: string | undefined;
}

/** A photograph in a box of fixed ratio, or the resort's drawn picture if its URL is unsafe or fails. */
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
