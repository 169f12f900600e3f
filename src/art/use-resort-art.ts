import { useEffect, useEffectEvent, useState } from 'react';
import { importChunk } from '@/lib/import-chunk';
import { runWhenIdle } from '@/lib/run-when-idle';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { type ArtFacts, readFacts } from './art-facts';
import type { ArtCrop } from './scene';

type Artist = typeof import('./resort-art');

/** The drawing code, which a site full of photographs never needs. */
const drawingCode = importChunk<Artist>(() => import('./resort-art'));

/** The last pictures drawn, by what they show, so that a card that comes back has its picture at once. */
const drawn = new Map<string, string>();
const DRAWN_MAX = 400;

function keep(name: string, uri: string): void {
  drawn.set(name, uri);
  const [oldest] = drawn.keys();
  if (drawn.size > DRAWN_MAX && oldest !== undefined) drawn.delete(oldest);
}

/**
 * A resort's drawn picture as a data: address, or null until an idle callback has drawn it; always null while the page is
 * hydrated, since prerendered HTML holds no drawing. Without the drawing code the picture is silently left out.
 * @param inDark for the dark theme: the mountain at dusk or night
 */
export function useResortArt(facts: ArtFacts, crop: ArtCrop, inDark: boolean): string | null {
  const isHydrated = useIsHydrated();
  const name = JSON.stringify([crop, inDark, readFacts(facts)]);
  const [latest, setLatest] = useState({ name: '', uri: '' });
  const known = latest.name === name ? latest.uri : drawn.get(name);
  const isMissing = known === undefined;

  const draw = useEffectEvent(({ resortArt }: Artist) => {
    const uri = `data:image/svg+xml,${encodeURIComponent(resortArt(facts, crop, inDark))}`;
    keep(name, uri);
    setLatest({ name, uri });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed load is tried again for another picture.
  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    const onLoad = (artist: Artist) =>
      runWhenIdle(() => {
        if (isWanted) draw(artist);
      });
    drawingCode.load().then(onLoad, () => {});
    return () => {
      isWanted = false;
    };
  }, [isMissing, name]);

  return isHydrated && !isMissing ? known : null;
}
