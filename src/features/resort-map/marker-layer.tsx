import type { Map as LeafletMap } from 'leaflet';
import { type SyntheticEvent, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import type { Point } from '@/components/map/base/box';
import type { FitPins } from '@/domain/filters/list-trip';
import { type Cluster, type ClusterIndex, type Marker, markerOf, markersIn } from './clusters';
import { MarkerButton } from './marker-button';
import { arrowDirections, isArrowKey, nearestPlace, nearestTowards } from './marker-directions';
import { useMapView } from './use-map-view';

interface MarkerLayerProps {
  map: LeafletMap;
  index: ClusterIndex;
  /** With a trip that resorts are judged by. */
  pins: FitPins | undefined;
  openId: string | null;
  /** The resort that is pointed at, on the map or in the list. */
  mark: { id: string | null; onChange: (id: string | null) => void };
  onOpen: (resort: Resort) => void;
  /** Zooms in on a cluster. */
  onExpand: (cluster: Cluster) => void;
  /** Moves the map where no marker lies in the direction of an arrow key. */
  onPan: (direction: Point) => void;
}

/** Pixels between a marker that has the focus and the edge of the map. */
export const INSIDE = 60;

/** The markers that are in view, in one tab stop: arrows lead from one to the nearest in their direction. */
export function MarkerLayer(props: MarkerLayerProps) {
  const { map, index, pins, openId, onOpen, onExpand, onPan } = props;
  const { id: markedId, onChange: onMark } = props.mark;
  const view = useMapView(map);
  const markers = useMemo(() => markersIn(index, view.rendered, view.zoom), [index, view]);
  const places = useMemo(
    () =>
      markers.map((marker) => {
        const { x, y } = map.latLngToLayerPoint([marker.point.latitude, marker.point.longitude]);
        return { marker, at: { x, y } };
      }),
    [map, markers],
  );
  const layer = useRef<HTMLDivElement>(null);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const middle = map.containerPointToLayerPoint(map.getSize().divideBy(2));
  const active = places.find(({ marker }) => marker.key === activeKey) ?? nearestPlace(places, middle);
  const marked = useMemo(
    () => (markedId === null ? undefined : markerOf(index, markers, markedId)),
    [index, markers, markedId],
  );

  // A focused marker is hidden while the map zooms, and may be gone afterwards: the nearest one takes the focus. If it is
  // moved out of view, as by an arrow key, the map takes the focus, so that the next key is not lost.
  const focusedAt = useRef<Coordinates | null>(null);
  const isZooming = useRef(false);
  useEffect(() => {
    const noteZoom = () => {
      isZooming.current = true;
    };
    map.on('zoomstart', noteZoom);
    return () => void map.off('zoomstart', noteZoom);
  }, [map]);
  useLayoutEffect(() => {
    const hasZoomed = isZooming.current;
    isZooming.current = false;
    const point = focusedAt.current;
    if (!point) return;
    const position: [number, number] = [point.latitude, point.longitude];
    const isNear = hasZoomed || map.getBounds().contains(position);
    if (isNear && layer.current?.contains(document.activeElement)) return;
    const nearest = isNear && nearestPlace(places, map.latLngToLayerPoint(position));
    if (nearest) return focusMarker(layer.current, nearest.marker.key);
    focusedAt.current = null;
    map.getContainer().focus({ preventScroll: true });
  }, [map, places]);

  // Without a marker the map itself is the tab stop. Set only where that changes: where the map has the focus, as after a
  // drag, the browser works out all styles for it at once.
  const isEmpty = places.length === 0;
  useEffect(() => {
    map.getContainer().tabIndex = isEmpty ? 0 : -1;
  }, [map, isEmpty]);

  // Starts at the focused marker, or at the middle of the map if that has the focus.
  const goTowards = useEffectEvent((event: KeyboardEvent) => {
    if (!isArrowKey(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const isOnMap = event.target === map.getContainer();
    if (!isOnMap && !layer.current?.contains(event.target as Node)) return;
    event.preventDefault();
    const next = nearestTowards(places, isOnMap || !active ? middle : active.at, event.key);
    if (next) focusMarker(layer.current, next.marker.key);
    else onPan(arrowDirections[event.key]);
  });
  useEffect(() => {
    const container = map.getContainer();
    container.addEventListener('keydown', goTowards);
    return () => container.removeEventListener('keydown', goTowards);
  }, [map]);

  // One set of handlers for all markers, so that only those that change re-render.
  const markerAt = ({ target }: SyntheticEvent) => {
    const key = (target as Element).closest<HTMLElement>('[data-marker]')?.dataset.marker;
    return places.find(({ marker }) => marker.key === key)?.marker;
  };
  const mark = (marker: Marker | undefined) => onMark(marker && 'resort' in marker ? marker.resort.id : null);
  const press = (event: SyntheticEvent) => {
    const pressed = markerAt(event);
    if (!pressed) return;
    if ('resort' in pressed) onOpen(pressed.resort);
    else onExpand(pressed);
  };
  const focus = (event: SyntheticEvent) => {
    const focused = markerAt(event);
    if (!focused) return;
    setActiveKey(focused.key);
    focusedAt.current = focused.point;
    mark(focused);
    // A pin that is pressed has to stay below the finger, or its click is lost.
    if (!(event.target as Element).matches(':focus-visible')) return;
    map.panInside([focused.point.latitude, focused.point.longitude], { padding: [INSIDE, INSIDE], animate: false });
  };
  const blur = () => {
    onMark(null);
    if (!isZooming.current) focusedAt.current = null;
  };
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers of the buttons in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: buttons make a click of their keys
    <div
      ref={layer}
      className="leaflet-zoom-hide"
      onClick={press}
      onPointerOver={(event) => mark(markerAt(event))}
      onPointerOut={({ relatedTarget }) => {
        // Within the same marker, or into another one, `pointerover` follows.
        if (!(relatedTarget instanceof Element && relatedTarget.closest('[data-marker]'))) onMark(null);
      }}
      onFocus={focus}
      onBlur={blur}
    >
      {places.map(({ marker, at }) => {
        const { key, point: _point, ...shown } = marker;
        return (
          <MarkerButton
            key={key}
            id={key}
            {...shown}
            x={at.x}
            y={at.y}
            pins={pins}
            isOpen={'resort' in marker && marker.resort.id === openId}
            isMarked={key === marked?.key}
            isTabStop={marker === active?.marker}
          />
        );
      })}
    </div>,
    map.getPanes().markerPane,
  );
}

function focusMarker(layer: HTMLElement | null, key: string): void {
  layer?.querySelector<HTMLElement>(`[data-marker="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}
