import { type ArtFacts, readFacts } from './art-facts';
import { artName, cacheArt, drawnArtUri } from './drawn-art';
import { foreground } from './foreground';
import { lift } from './lift';
import { mountains } from './mountains';
import { type ArtCrop, type ArtOptions, composeScene } from './scene';
import { gradients, sky } from './sky';
import { middleGround } from './woods';

/**
 * Draws a resort as a small travel-poster SVG. Same facts in, same bytes out.
 * Missing or absurd facts are replaced by likely ones; it never throws, and no text from the facts enters the markup.
 */
export function resortArt(facts: ArtFacts, crop: ArtCrop = 'card', options: ArtOptions = {}): string {
  const scene = composeScene(readFacts(facts), crop, options);
  const { width, height } = scene;
  const defs = gradients(scene);
  const parts = [sky, mountains, middleGround, lift, foreground].map((part) => part(scene));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${parts.join('')}</svg>`;
}

/**
 * The picture as a data: address for `<img src>`. The last 400 are cached.
 * @param inDark for the dark theme: the same mountain at dusk or night
 */
export function resortArtUri(facts: ArtFacts, crop: ArtCrop = 'card', inDark = false): string {
  const uri =
    drawnArtUri(facts, crop, inDark) ?? `data:image/svg+xml,${encodeURIComponent(resortArt(facts, crop, { inDark }))}`;
  cacheArt(artName(facts, crop, inDark), uri);
  return uri;
}
