import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { layOutMap } from '../../support/lay-out-map';
import { seeAll } from '../../support/near-view';
import { at, liveMap, showMap, zurich } from './show-map';

beforeEach(seeAll);

describe('what lies around a resort on its map', () => {
  const others = [
    at('near', 'Near Peak', 46, 7.8),
    at('nearer', 'Nearer Peak', 46.01, 7.71),
    at('saas-fee', 'Saas-Fee', 46.11, 7.93),
    at('far', 'Far Peak', 46.7, 8.1),
  ];
  const links = () => screen.findAllByRole('link', { name: /away$/ });

  it('are neighbours as links by name and distance, as far as they are in view', async () => {
    layOutMap();
    showMap({ others });
    await liveMap('Map of Zermatt');
    const found = await links();
    expect(found.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Nearer Peak, 3.2 km away',
      'Near Peak, 4.6 km away',
    ]);
    expect(found[0]).toHaveAttribute('href', '/resorts/nearer');
    expect(found[0]).toHaveTextContent('Nearer Peak');
    expect(screen.getByRole('list', { name: 'Resorts nearby' })).toContainElement(found[0] as HTMLElement);
  });

  it('come into view by a press, those within 60 km', async () => {
    layOutMap();
    showMap({ others });
    await liveMap('Map of Zermatt');
    await userEvent.click(await screen.findByRole('button', { name: 'Show 3 resorts within 60 km' }));
    expect(await screen.findByRole('link', { name: /^Saas-Fee, 17 km away$/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Far Peak/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back to the resort' })).toBeInTheDocument();
  });

  it('are in miles where the visitor wants miles, as is the scale', async () => {
    layOutMap();
    const { container } = showMap({ others, start: zurich, system: 'imperial' });
    await liveMap('Map of Zermatt');
    expect(await screen.findByRole('button', { name: 'Show 3 resorts within 37 mi' })).toBeInTheDocument();
    expect(await screen.findByText('107 mi from Zürich, straight line')).toBeVisible();
    expect(container.querySelector('.leaflet-control-scale')?.textContent).toMatch(/^\d+ (mi|ft)$/);
  });

  it('include where the trip starts: its distance, and on the map the line to it', async () => {
    layOutMap();
    const { container } = showMap({ start: zurich });
    await liveMap('Map of Zermatt');
    expect(await screen.findByText('172 km from Zürich, straight line')).toBeVisible();
    // Out of view, in the direction of the line.
    expect(await screen.findByText('Zürich · 172 km')).toBeInTheDocument();
    expect(screen.getByText('↑')).toBeInTheDocument();
    const show = await screen.findByRole('button', { name: 'Show on the map' });
    expect(show).toHaveAccessibleDescription('172 km from Zürich, straight line worked out');
    await userEvent.click(show);
    await waitFor(() => expect(screen.queryByText('↑')).not.toBeInTheDocument());
    expect(screen.getByText('Zürich · 172 km')).toBeInTheDocument();
    expect(container.querySelector('path.map-way')).toBeInTheDocument();
  });

  it('is nothing without neighbours and without a start', async () => {
    layOutMap();
    const { container } = showMap();
    await liveMap('Map of Zermatt');
    expect(screen.queryByRole('button', { name: /^Show/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/straight line/)).not.toBeInTheDocument();
    expect(container.querySelector('path.map-way')).not.toBeInTheDocument();
  });
});
