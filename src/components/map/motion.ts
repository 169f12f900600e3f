/** Whether a map may move smoothly: not for visitors who want less motion. */
export const wantsMotion = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Leaflet's animations, for a map that is about to be created. */
export function motionOptions() {
  const moves = wantsMotion();
  return { zoomAnimation: moves, fadeAnimation: moves, markerZoomAnimation: moves, inertia: moves };
}

/** For moves of a map: Leaflet animates one that keeps the zoom whatever the map was created with. */
export const moveOptions = () => (wantsMotion() ? {} : { animate: false });
