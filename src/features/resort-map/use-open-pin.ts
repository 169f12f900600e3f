import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PlacedResort } from './clusters';

interface OpenPinOptions {
  map: LeafletMap | null;
  placed: readonly PlacedResort[];
  /** Whether all of the matching resorts are in `placed`. */
  isKnown: boolean;
  /** The resort whose pin was open when the map was left. */
  leftId: string | null;
  /** Called by `close`. */
  onClose: () => void;
}

/**
 * The pin whose card is open. A press on the map beside the pins closes it, and so does a search that its resort does not
 * match.
 */
export function useOpenPin({ map, placed, isKnown, leftId, onClose }: OpenPinOptions) {
  const [openId, setOpenId] = useState(leftId);
  const open = placed.find(({ resort }) => resort.id === openId);
  // It does not come back with a later search.
  if (openId !== null && isKnown && !open) setOpenId(null);
  const close = () => {
    setOpenId(null);
    onClose();
  };
  const closeBesidePins = useEffectEvent(({ originalEvent }: { originalEvent: MouseEvent }) => {
    if (!(originalEvent.target as Element).closest('[data-marker]')) close();
  });
  useEffect(() => {
    map?.on('click', closeBesidePins);
    return () => void map?.off('click', closeBesidePins);
  }, [map]);
  return { openId, open, close, toggle: (id: string) => setOpenId(id === openId ? null : id) };
}
