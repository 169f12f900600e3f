import { useState } from 'react';
import { safeUrl } from '@/lib/links';
import { MountainArt, type MountainArtProps } from './mountain-art';
import { PictureFrame } from './picture-frame';

interface PhotoProps extends MountainArtProps {
  /** The URL as sent by the server, unchecked. */
  src: string | null | undefined;
}

/** A photograph in a box of fixed ratio, or the resort's drawn picture if its URL is unsafe or fails. */
export function Photo({ src, facts, ...frame }: PhotoProps) {
  const address = safeUrl(src);
  const [failed, setFailed] = useState<string | null>(null);
  if (address === null || address === failed) return <MountainArt facts={facts} {...frame} />;
  return <PictureFrame src={address} isPhoto onError={() => setFailed(address)} {...frame} />;
}
