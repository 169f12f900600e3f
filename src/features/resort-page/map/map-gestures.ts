import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { m } from '@/paraglide/messages';

interface MapGesturesProps {
  /** Name of the map for assistive technology. */
  label: string;
  /** Called when one finger tries to move the map, with false when it has left. */
  onOneFinger: (isTouching: boolean) => void;
}

/**
 * Keeps the page scrollable: the wheel zooms only while the map has focus (a click gives it), and one finger scrolls
 * the page while two move the map.
 */
export function MapGestures({ label, onOneFinger }: MapGesturesProps) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
    container.setAttribute('aria-roledescription', m.resort_map_role());
  }, [map, label]);

  useEffect(() => {
    const wheelOn = () => map.scrollWheelZoom.enable();
    const wheelOff = () => map.scrollWheelZoom.disable();
    map.on('focus', wheelOn);
    map.on('blur', wheelOff);
    return () => {
      map.off('focus', wheelOn);
      map.off('blur', wheelOff);
    };
  }, [map]);

  useEffect(() => {
    const container = map.getContainer();
    const listening = new AbortController();
    const { signal } = listening;
    // Runs before Leaflet's own listener, so that a finger finds dragging off and a mouse or pen finds it on.
    const chooseDragging = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') map.dragging.disable();
      else map.dragging.enable();
    };
    const watchFingers = ({ touches }: TouchEvent) => onOneFinger(touches.length === 1);
    const fingersLeft = () => onOneFinger(false);
    container.addEventListener('pointerdown', chooseDragging, { capture: true, signal });
    container.addEventListener('touchmove', watchFingers, { passive: true, signal });
    container.addEventListener('touchend', fingersLeft, { signal });
    container.addEventListener('touchcancel', fingersLeft, { signal });
    return () => listening.abort();
  }, [map, onOneFinger]);

  return null;
}
