/** Heights of parts of long lists, as they were last drawn: Back builds a page anew that has to be as high as it was. */
const heights = new Map<string, number>();
let width = 0;

function atThisWidth(): Map<string, number> {
  if (width !== window.innerWidth) heights.clear();
  width = window.innerWidth;
  return heights;
}

/** How high in pixels a part was at this width of the window, or null. */
export function knownHeight(name: string): number | null {
  return atThisWidth().get(name) ?? null;
}

/** Notes how high in pixels a part is. */
export function noteHeight(name: string, height: number): void {
  atThisWidth().set(name, height);
}
