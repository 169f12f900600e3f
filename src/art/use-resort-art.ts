import { useEffect, useEffectEvent, useState } from 'react';
import type { ArtFacts } from './art-facts';
import { whenIdle } from './drawing-queue';
import { artName, drawnArtUri } from './drawn-art';
import type { ArtCrop } from './scene';

type Artist = typeof import('./resort-art');
let artist: Artist | null = null;

/** Loads the drawing code, which a site full of photographs never needs; gives up in silence when it does not arrive. */
async function findArtist(): Promise<Artist | null> {
  artist ??= await import('./resort-art').catch(() => null);
  return artist;
}

/**
 * The address of a resort's drawn picture, or null until the browser has found an idle moment to draw it.
 * With `immediately` it is drawn as soon as it can be, for a picture that belongs to the first screen.
 */
export function useResortArt(facts: ArtFacts, crop: ArtCrop, immediately: boolean): string | null {
  const name = artName(facts, crop);
  const [drawn, setDrawn] = useState({ name: '', uri: '' });
  const known = drawn.name === name ? drawn.uri : drawnArtUri(facts, crop);
  const uri = known ?? (immediately ? (artist?.resortArtUri(facts, crop) ?? null) : null);
  const isMissing = uri === null;
  const draw = useEffectEvent((by: Artist, asked: string) =>
    setDrawn({ name: asked, uri: by.resortArtUri(facts, crop) }),
  );

  useEffect(() => {
    if (!isMissing) return;
    let callOff = () => {};
    let isOver = false;
    void findArtist().then((found) => {
      if (!found || isOver) return;
      if (immediately) draw(found, name);
      else callOff = whenIdle(() => draw(found, name));
    });
    return () => {
      isOver = true;
      callOff();
    };
  }, [isMissing, immediately, name]);

  return uri;
}
