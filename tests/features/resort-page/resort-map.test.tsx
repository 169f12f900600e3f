// spec: 2.29, 5.4, 8.6

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { API_TIMEOUT } from '@/config/constants';
import { seeAll, stubNearView } from '../../support/near-view';
import { liveMap, showMap } from './show-map';

beforeEach(seeAll);

// The tiles are the only pictures of a map; they are decorative.
const tiles = (map: HTMLElement) => within(map).findAllByRole('presentation', { hidden: true });

describe('the map of a resort', () => {
  it('loads nothing before it is near the view', () => {
    stubNearView();
    showMap();
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
    expect(screen.getByText(/Latitude 46.0207, longitude 7.7491/)).toBeVisible();
  });

  it('has a pin with name and coordinates, and says when its ground is there', async () => {
    showMap({ name: 'Zermatt <i>' });
    const map = await liveMap('Map of Zermatt <i>');
    expect(await screen.findByRole('button', { name: 'Zermatt <i>' })).toBeInTheDocument();
    expect(screen.getByText('Zermatt <i>', { selector: 'b' })).toBeInTheDocument();
    expect(screen.getByText('46.0207, 7.7491')).toBeInTheDocument();
    for (const tile of await tiles(map)) fireEvent.load(tile);
    expect(await screen.findByText('Map loaded successfully')).toHaveAttribute('role', 'status');
    // No picture comes from elsewhere but the ground itself.
    expect([...map.querySelectorAll('img')]).toEqual(await tiles(map));
  });

  it('is moved by single presses, and brought back to the resort', async () => {
    const user = userEvent.setup();
    showMap();
    const map = await liveMap('Map of Zermatt');
    for (const direction of ['left', 'up', 'down', 'right']) {
      expect(await screen.findByRole('button', { name: `Move map ${direction}` })).toBeInTheDocument();
    }
    expect(screen.queryByRole('button', { name: 'Back to the resort' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Move map right' }));
    await user.click(await screen.findByRole('button', { name: 'Back to the resort' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Back to the resort' })).not.toBeInTheDocument());
    expect(map).toHaveFocus();
  });

  it('zooms by buttons between its ends', async () => {
    showMap();
    await liveMap('Map of Zermatt');
    const zoomIn = await screen.findByRole('button', { name: 'Zoom in' });
    for (let level = 12; level < 19; level += 1) {
      expect(zoomIn).toHaveAttribute('aria-disabled', 'false');
      fireEvent.click(zoomIn);
    }
    await waitFor(() => expect(zoomIn).toHaveAttribute('aria-disabled', 'true'));
  });

  it('without its ground keeps the coordinates and an outside map, and tries again', async () => {
    showMap();
    for (const tile of await tiles(await liveMap('Map of Zermatt'))) fireEvent.error(tile);
    // Said when it is quiet: whoever only scrolls past is not interrupted.
    const failure = await screen.findByText('Error loading map');
    expect(failure.closest('[role]')).toHaveAttribute('role', 'status');
    // The base map can be moved about in.
    expect(screen.getByRole('button', { name: 'Zoom in' }).closest('[inert]')).not.toBeInTheDocument();
    expect(screen.queryByText('Map loaded successfully')).not.toBeInTheDocument();
    expect(screen.getByText(/Latitude 46.0207, longitude 7.7491/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in OpenStreetMap' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=46.0207&mlon=7.7491#map=12/46.0207/7.7491',
    );

    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.queryByText('Error loading map')).not.toBeInTheDocument();
    expect(await liveMap('Map of Zermatt')).toHaveFocus();
    for (const tile of await tiles(await liveMap('Map of Zermatt'))) fireEvent.load(tile);
    expect(await screen.findByText('Map loaded successfully')).toBeInTheDocument();
  });

  it('stays loaded when its time limit runs out between the tiles and the end of their render', async () => {
    const timers = vi.spyOn(window, 'setTimeout');
    showMap();
    for (const tile of await tiles(await liveMap('Map of Zermatt'))) fireEvent.load(tile);
    expect(await screen.findByText('Map loaded successfully')).toBeInTheDocument();
    const limit = timers.mock.calls.find(([, delay]) => delay === API_TIMEOUT);
    act(() => limit?.[0]());
    expect(limit).toBeDefined();
    expect(screen.getByText('Map loaded successfully')).toBeInTheDocument();
    expect(screen.queryByText('Error loading map')).not.toBeInTheDocument();
  });

  it('at invalid coordinates looks at the fallback point, without a pin', async () => {
    showMap({ location: { latitude: Number.NaN, longitude: 500 } });
    expect(screen.getByText('Invalid coordinates')).toBeVisible();
    const map = await liveMap('Map');
    // The tile that holds 46.8182, 8.2275.
    const [tile] = await tiles(map);
    expect(tile).toHaveAttribute('src', expect.stringMatching(/\/12\/2141\/1443\.png$/));
    expect(screen.queryByRole('button', { name: 'Zermatt' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Open in OpenStreetMap' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/NaN/);
  });

  it('does not exist without a location', () => {
    showMap({ location: null });
    expect(screen.getByText('Missing location data')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
