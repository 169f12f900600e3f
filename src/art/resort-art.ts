import { type ArtFacts, readFacts } from './art-facts';
import { foreground } from './foreground';
import { lift } from './lift';
import { mountains } from './mountains';
import { type ArtCrop, composeScene } from './scene';
import { gradients, sky } from './sky';
import { middleGround } from './woods';

/**
 * Draws a resort as a small travel-poster SVG. The same facts give the same picture; unknown ones are replaced by likely
 * ones, and no text from the facts enters the markup.
 * @param inDark for the dark theme: the same mountain at dusk, or at night if there is night skiing
 */
export function resortArt(facts: ArtFacts, crop: ArtCrop = 'card', inDark = false): string {
  const scene = composeScene(readFacts(facts), crop, inDark);
  const { width, height } = scene;
  const defs = gradients(scene);
  const parts = [sky, mountains, middleGround, lift, foreground].map((part) => part(scene));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${parts.join('')}</svg>`;
}
