import { useEffect, useEffectEvent, useState } from 'react';
import { runWhenIdle } from '@/lib/idle-queue';
import { importChunk } from '@/lib/import-chunk';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import type { ArtFacts } from './art-facts';
import { artName, drawnArtUri } from './drawn-art';
import type { ArtCrop } from './scene';

type Artist = typeof import('./resort-art');

/** The drawing code, which a site full of photographs never needs. */
const artist = importChunk<Artist>(() => import('./resort-art'));

/**
 * The address of a resort's drawn picture, or null until an idle callback has drawn it; always null while the page is
 * hydrated, since prerendered HTML holds no drawing.
 * With `inDark` it shows the mountain at dusk or night.
 * With `immediately` it does not wait for one: for a picture that belongs to the first screen.
 */
export function useResortArt(facts: ArtFacts, crop: ArtCrop, immediately: boolean, inDark: boolean): string | null {
  const isHydrated = useIsHydrated();
  const name = artName(facts, crop, inDark);
  const [drawn, setDrawn] = useState({ name: '', uri: '' });
  const drawNow = () => (immediately ? (artist.loaded()?.resortArtUri(facts, crop, inDark) ?? null) : null);
  const known = drawn.name === name ? drawn.uri : drawnArtUri(facts, crop, inDark);
  const uri = isHydrated ? (known ?? drawNow()) : null;
  const isMissing = uri === null;
  const draw = useEffectEvent((by: Artist, forName: string) =>
    setDrawn({ name: forName, uri: by.resortArtUri(facts, crop, inDark) }),
  );

  useEffect(() => {
    if (!isMissing) return;
    let cancel = () => {};
    let isOver = false;
    const onLoad = (loaded: Artist) => {
      if (isOver) return;
      if (immediately) draw(loaded, name);
      else cancel = runWhenIdle(() => draw(loaded, name));
    };
    // A picture whose code does not come is left out silently.
    artist.load().then(onLoad, () => {});
    return () => {
      isOver = true;
      cancel();
    };
  }, [isMissing, immediately, name]);

  return uri;
}
