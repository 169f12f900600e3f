/** The style of an element at a place of a map's layer, in whole pixels. */
export const layerPlace = (x: number, y: number) => ({
  transform: `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0)`,
});
