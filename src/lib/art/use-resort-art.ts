import { useEffect, useEffectEvent, useState } from 'react';
import type { ArtFacts } from './art-facts';
import { whenIdle } from './drawing-queue';
import { artName, drawnArtUri, resortArtUri } from './resort-art';
import type { ArtCrop } from './scene';

/**
 * The address of a resort's drawn picture, or null until the browser has found an idle moment to draw it.
 * With `immediately` it is drawn while rendering, for a picture that belongs to the first screen.
 */
export function useResortArt(facts: ArtFacts, crop: ArtCrop, immediately: boolean): string | null {
  const name = artName(facts, crop);
  const [drawn, setDrawn] = useState({ name: '', uri: '' });
  const draw = useEffectEvent((asked: string) => setDrawn({ name: asked, uri: resortArtUri(facts, crop) }));
  const known = drawn.name === name ? drawn.uri : drawnArtUri(facts, crop);
  const uri = known ?? (immediately ? resortArtUri(facts, crop) : null);
  const isMissing = uri === null;

  useEffect(() => (isMissing ? whenIdle(() => draw(name)) : undefined), [isMissing, name]);

  return uri;
}
