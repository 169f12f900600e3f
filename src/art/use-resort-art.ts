import { useEffect, useEffectEvent, useState } from 'react';
import { importChunk } from '@/lib/import-chunk';
import { runWhenIdle } from '@/lib/run-when-idle';
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
 */
export function useResortArt(facts: ArtFacts, crop: ArtCrop, inDark: boolean): string | null {
  const isHydrated = useIsHydrated();
  const name = artName(facts, crop, inDark);
  const [drawn, setDrawn] = useState({ name: '', uri: '' });
  const known = drawn.name === name ? drawn.uri : drawnArtUri(facts, crop, inDark);
  const uri = isHydrated ? known : null;
  const isMissing = uri === null;
  const draw = useEffectEvent((by: Artist, forName: string) =>
    setDrawn({ name: forName, uri: by.resortArtUri(facts, crop, inDark) }),
  );

  useEffect(() => {
    if (!isMissing) return;
    let cancel = () => {};
    let isOver = false;
    const onLoad = (loaded: Artist) => {
      if (!isOver) cancel = runWhenIdle(() => draw(loaded, name));
    };
    // If the drawing code does not load, the picture is silently left out.
    artist.load().then(onLoad, () => {});
    return () => {
      isOver = true;
      cancel();
    };
  }, [isMissing, name]);

  return uri;
}
