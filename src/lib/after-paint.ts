/** Calls `work` once the browser has shown what has changed so far, so that much work keeps no small sign waiting. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
