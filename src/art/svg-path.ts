/** A place in the picture, in its own units: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** One relative step; a minus sign needs no space before it. */
export const step = (dx: number, dy: number, first: boolean): string =>
  `${first || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;

/** Joins points into compact path data on whole units. */
export function linePath([start, ...rest]: readonly [Point, ...Point[]], close = true): string {
  let x = Math.round(start[0]);
  let y = Math.round(start[1]);
  let data = `M${x} ${y}l`;
  let first = true;
  for (const point of rest) {
    const dx = Math.round(point[0]) - x;
    const dy = Math.round(point[1]) - y;
    if (dx === 0 && dy === 0) continue;
    data += step(dx, dy, first);
    first = false;
    x += dx;
    y += dy;
  }
  return data + (close ? 'z' : '');
}

/** A filled path; `more` holds further attributes, with a leading space. */
export const shape = (data: string, fill: string, more = ''): string => `<path d="${data}" fill="${fill}"${more}/>`;
