import { DivIcon, type LeafletEvent, type Marker as LeafletMarker } from 'leaflet';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Marker, Popup } from 'react-leaflet';
import type { Coordinates } from '@/api/resorts/resort.schema';
import { formatPoint } from './coordinates';
import { MapPin } from './map-pin';

function createPin() {
  const box = document.createElement('span');
  const icon = new DivIcon({
    html: box,
    className: 'map-pin',
    iconSize: [44, 48],
    iconAnchor: [22, 46],
    popupAnchor: [0, -42],
  });
  return { box, icon };
}

const openAtOnce = { add: (event: LeafletEvent) => (event.target as LeafletMarker).openPopup() };

/** The resort's pin with its name and coordinates beside it, open from the start. */
export function MapMarker({ name, point }: { name: string; point: Coordinates }) {
  const [{ box, icon }] = useState(createPin);
  return (
    <>
      {createPortal(<MapPin />, box)}
      <Marker position={[point.latitude, point.longitude]} icon={icon} title={name} eventHandlers={openAtOnce}>
        <Popup closeButton={false} autoPan={false} maxWidth={240}>
          <b className="line-clamp-3 wrap-break-word">{name}</b>
          <span className="text-caption text-ink-3">{formatPoint(point)}</span>
        </Popup>
      </Marker>
    </>
  );
}
