import { renderToStaticMarkup } from 'react-dom/server';
import { BrandMark } from '@/components/brand-mark';
import { site } from '@/config/site';
import { fitText, openFace, outlineText } from './text-outlines';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
/** The summit of the drawing begins to the right of it. */
const ROOM = 560;
/** From src/styles/tokens.css, light theme: ink. */
const INK = '#0e2238';

/** A text on two lines, of which the second is the longer. */
function onTwoLines(text: string): [string, string] {
  const words = text.split(' ');
  const breaks = words.map((_, index): [string, string] => [
    words.slice(0, index).join(' '),
    words.slice(index).join(' '),
  ]);
  return breaks.findLast(([first, second]) => first.length <= second.length) ?? ['', text];
}

/**
 * The picture for shared links to pages that have none of their own: the site's name and what it is for, in the language of
 * this build, over the drawing of the front page. File, and SVG of 1200 × 630 px with text as outlines.
 * @param hero the drawing, an SVG that fills any frame
 */
export async function drawSitePicture(hero: string): Promise<{ file: string; svg: string }> {
  const facts = await openFace('public-sans', 500);
  const name = outlineText(site.name, await openFace('besley', 560), 92);
  const [first, second] = onTwoLines(site.tagline).map((line) => fitText(line, facts, 31, ROOM).svg);
  const mark = `<svg x="${MARGIN}" y="58" width="115" height="88">${renderToStaticMarkup(<BrandMark />)}</svg>`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    hero.replace('<svg ', `<svg width="${WIDTH}" height="${HEIGHT}" `),
    `<g fill="${INK}" color="${INK}">`,
    mark,
    `<g transform="translate(${MARGIN + 143} 137)">${name.svg}</g>`,
    `<g transform="translate(${MARGIN} 197)">${first}</g>`,
    `<g transform="translate(${MARGIN} 237)">${second}</g>`,
    '</g></svg>',
  ].join('');
  return { file: site.picture, svg };
}
