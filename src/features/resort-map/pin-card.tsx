import type { Map as LeafletMap } from 'leaflet';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Coordinates } from '@/api/resorts/resort.schema';
import { placeCard } from './card-place';

interface PinCardProps {
  map: LeafletMap;
  point: Coordinates;
  /** Beside its pin where there is room; else, and in narrower windows, in the corner. */
  isByPin: boolean;
  children: ReactNode;
}

/** The small card of the open pin: it moves along with the map. */
export function PinCard({ map, point, isByPin, children }: PinCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const place = () => {
      const tip = map.latLngToContainerPoint([point.latitude, point.longitude]);
      const size = map.getSize();
      // Its lower end may lie below the window.
      const hidden = Math.max(0, map.getContainer().getBoundingClientRect().bottom - window.innerHeight);
      const at = isByPin
        ? placeCard(
            tip,
            { width: element.offsetWidth, height: element.offsetHeight },
            { width: size.x, height: size.y - hidden },
          )
        : null;
      element.style.inset = at ? `${at.y}px auto auto ${at.x}px` : `auto 1rem ${40 + hidden}px auto`;
    };
    place();
    map.on('move zoomend resize', place);
    return () => void map.off('move zoomend resize', place);
  }, [map, point, isByPin]);
  return (
    <div
      ref={card}
      className="absolute z-5 w-76 max-w-[calc(100%-2rem)] animate-fade-in overflow-hidden rounded-3 border border-line bg-surface shadow-menu"
    >
      {children}
    </div>
  );
}
