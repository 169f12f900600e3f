import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import L from 'leaflet';
import { describe, expect, it } from 'vitest';
import { MapZoom } from '@/components/map/map-zoom';

/** A map from zoom 2 to 8 that drops what is asked of it while it zooms, as Leaflet's does. `arrive` ends the zooming. */
function slowMap() {
  const map = L.map(document.createElement('div'), { minZoom: 2, maxZoom: 8, zoom: 2, center: [46, 8] });
  let [zoom, next] = [2, 2];
  map.getZoom = () => zoom;
  map.setZoom = (wanted: number) => {
    if (next === zoom) next = wanted;
    return map;
  };
  const arrive = () => {
    zoom = next;
    map.fire('zoomend');
  };
  return { map, arrive };
}

describe('the zoom buttons', () => {
  it('add up presses that come while the map zooms, up to the nearest it shows', async () => {
    const { map, arrive } = slowMap();
    render(<MapZoom map={map} />);
    const user = userEvent.setup();
    const zoomIn = screen.getByRole('button', { name: 'Zoom in' });
    for (let press = 0; press < 3; press += 1) await user.click(zoomIn);
    arrive();
    expect(map.getZoom()).toBe(3);
    arrive();
    expect(map.getZoom()).toBe(5);
    for (let press = 0; press < 9; press += 1) await user.click(zoomIn);
    arrive();
    arrive();
    expect(map.getZoom()).toBe(8);
    await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    arrive();
    expect(map.getZoom()).toBe(7);
  });
});
