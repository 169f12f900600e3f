import { render, within } from '@testing-library/react';
import { Map as LeafletMap } from 'leaflet';
import { expect, it, onTestFinished, vi } from 'vitest';
import { MapNames } from '@/components/map/base/map-names';
import { layOutMap } from '../../support/lay-out-map';

it('A range that is named twice has two names, each with an identity of its own', () => {
  layOutMap();
  const complaint = vi.spyOn(console, 'error');
  const container = document.body.appendChild(document.createElement('div'));
  const map = new LeafletMap(container, { center: [48, -114], zoom: 5 });
  onTestFinished(() => {
    map.remove();
    container.remove();
  });
  render(<MapNames map={map} resorts={[]} obstacles={[]} hasGround />);
  expect(within(container).getAllByText('Rocky Mountains')).toHaveLength(2);
  expect(complaint).not.toHaveBeenCalled();
});
