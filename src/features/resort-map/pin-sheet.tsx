import type { Map as LeafletMap } from 'leaflet';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Coordinates } from '@/api/resorts/resort.schema';
import { moveOptions } from '@/components/map/motion';
import { INSIDE } from './marker-layer';

/** Pixels above the sheet that the button to the list and the name below the pin take. */
const ABOVE = 88;

interface PinSheetProps {
  map: LeafletMap;
  point: Coordinates;
  children: ReactNode;
}

/** The sheet of the open pin. The map moves so that the pin is not below it; in a low window the sheet scrolls into view. */
export function PinSheet({ map, point: { latitude, longitude }, children }: PinSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const showPin = () =>
      map.panInside([latitude, longitude], {
        paddingTopLeft: [INSIDE, INSIDE],
        paddingBottomRight: [INSIDE, (sheet.current?.offsetHeight ?? 0) + ABOVE],
        ...moveOptions(),
      });
    showPin();
    sheet.current?.scrollIntoView({ block: 'nearest' });
    map.on('resize', showPin);
    return () => void map.off('resize', showPin);
  }, [map, latitude, longitude]);
  return <div ref={sheet}>{children}</div>;
}
