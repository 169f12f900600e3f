import { lerp, whole } from './numbers';
import { startChance } from './random';
import type { Scene } from './scene';
import { type Point, shape } from './svg-path';

const STARS = 0x57a25;
const SKY = 0x2b9d7;

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(([offset, colour, opacity]) => {
      const see = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${see}/>`;
    })
    .join('');

/** The gradients a picture refers to: sky, mist and the snow in front. */
export function gradients({ colours: { skyTop, skyMiddle, skyLow, snow, snowShade }, side }: Scene): string {
  const sky = stops([
    [0, skyTop],
    [0.45, skyMiddle],
    [0.8, skyLow],
  ]);
  const mist = stops([
    [0, skyLow, 0],
    [0.7, skyLow, 0.9],
    [1, skyLow, 0],
  ]);
  const ground = stops([
    [0, snow],
    [1, snowShade],
  ]);
  return (
    `<linearGradient id="s" x2="0" y2="1">${sky}</linearGradient>` +
    `<linearGradient id="m" x2="0" y2="1">${mist}</linearGradient>` +
    `<linearGradient id="g" x2="${side < 0 ? 1 : 0}" x1="${side < 0 ? 0 : 1}" y2=".6">${ground}</linearGradient>`
  );
}

/** Path data of a drifting lens, flat below, from its left end. */
export const cloud = ([x, y]: Point, length: number, rise: number): string =>
  `M${whole(x)} ${whole(y)}` +
  `q${whole(length * 0.2)}-${whole(rise * 0.3)} ${whole(length * 0.3)}-${whole(rise * 0.6)}` +
  `t${whole(length * 0.22)}-${whole(rise * 0.4)} ${whole(length * 0.2)} ${whole(rise * 0.5)} ${whole(length * 0.28)} ${whole(rise * 0.5)}z`;

/** They draw random numbers of their own, so that the mountain is the same by night. */
function stars({ seed, width, height }: Scene): string {
  const chance = startChance(seed ^ STARS);
  let data = '';
  for (let i = 0; i < 24; i++) {
    data += `M${whole(chance.next() * width)} ${whole(chance.next() * height * 0.48)}h0`;
  }
  return `<path d="${data}" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".65"/>`;
}

/** The furthest right that sun and moon are drawn on a card, as a share of its width. */
const CARD_SUN_MAX = 0.69;

/** Sky, stars, sun or moon, and the high clouds. They draw random numbers of their own: the mountain is the same under every sky. */
export function sky(scene: Scene): string {
  const chance = startChance(scene.seed ^ SKY);
  const { width, height, crop, time, side, summit, colours } = scene;
  const isLow = time === 'dawn' || time === 'dusk' || time === 'golden'; // a low, large sun behind the ranges
  const farFromSummit = summit[0] + side * width * chance.between(0.24, 0.36);
  // A card has its heart in the upper right corner.
  const x = crop === 'card' ? Math.min(farFromSummit, width * CARD_SUN_MAX) : farFromSummit;
  const y = isLow ? lerp(summit[1], height * 0.84, chance.between(0.32, 0.46)) : height * chance.between(0.14, 0.24);
  const highRadius = time === 'night' ? 20 : 30;
  const radius = isLow ? chance.between(38, 52) : highRadius;
  let markup = `<path d="M0 0h${width}v${height}H0z" fill="url(#s)"/>`;
  if (time === 'night') markup += stars(scene);
  if (time !== 'veil') {
    const centre = `cx="${whole(x)}" cy="${whole(y)}"`;
    markup += `<circle ${centre} r="${whole(radius * 2.3)}" fill="${colours.disc}" opacity=".22"/>`;
    markup += `<circle ${centre} r="${whole(radius)}" fill="${colours.disc}"/>`;
  }
  for (let i = 0; i < 2; i++) {
    const cloudX = chance.between(-0.1, 0.75) * width;
    const cloudY = height * chance.between(0.12, 0.4);
    const length = width * chance.between(0.2, 0.42);
    const data = cloud([cloudX, cloudY], length, chance.between(8, 20));
    markup += shape(data, time === 'day' ? '#fff' : colours.skyLow, ' opacity="0.5"');
  }
  return markup;
}
