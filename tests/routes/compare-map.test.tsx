import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { renderApp } from '../support/render-app';
import { serveResorts } from '../support/resort-list';
import { server } from '../support/server';

// The page and its map load lazily; having them here keeps the first test from paying for it.
import '@/routes/compare.route';
import '@/features/compare/where/drawn-places';
import 'virtual:base-map/first';

const FROM_ZURICH = 'trip=b2_ZRH';

beforeEach(() => setUnitSystem('metric'));
// The page requests the whole catalogue.
beforeEach(() => serveResorts(3));

const where = () => screen.findByRole('region', { name: 'Where they are' });
const lines = (section: HTMLElement) =>
  within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

/** Answers for a resort with another position. */
function moveResort(id: string, position: object): void {
  server.use(
    http.get(`*/api/resorts/${id}`, () =>
      HttpResponse.json({ resort: { id, name: 'Livigno', country: 'Italy', region: 'Europe', ...position } }),
    ),
  );
}

describe('the map of a comparison', () => {
  it('names the resorts and the start of the trip, and says in words how far they are', async () => {
    renderApp(`/compare?ids=zermatt,livigno&${FROM_ZURICH}`);
    const map = await screen.findByRole('img', { name: 'Map of Zermatt, Livigno and Zürich' });
    for (const name of ['Zermatt', 'Livigno', 'From Zürich']) {
      expect(within(map).getByText(name)).toBeInTheDocument();
    }
    expect(within(map).getByText('FRANCE')).toBeInTheDocument();
    const section = await where();
    expect(lines(section)).toEqual(['ZermattSwitzerland · 174 km from Zürich', 'LivignoItaly · 159 km from Zürich']);
    expect(map).toHaveAccessibleDescription(/Livigno\s*Italy · 159 km from Zürich/);
    expect(within(section).getByText('Distances in a straight line, worked out')).toBeInTheDocument();
  });

  it('leaves a bracketed part of a name to the words', async () => {
    renderApp('/compare?ids=zermatt,wengen-grindelwald');
    const map = await screen.findByRole('img', { name: /^Map of Zermatt and Wengen – Grindelwald \(/ });
    expect(map).not.toHaveTextContent('(');
    expect(lines(await where())[1]).toMatch(/^Wengen – Grindelwald \(.*\)Switzerland$/);
  });

  it('of two continents names the region of each', async () => {
    renderApp('/compare?ids=zermatt,vail');
    expect(await screen.findByRole('img', { name: 'Map of Zermatt and Vail' })).toBeInTheDocument();
    expect(lines(await where())).toEqual(['ZermattSwitzerland · Europe', 'VailUnited States · North America']);
  });

  it('leaves out a resort without a position, and says so', async () => {
    moveResort('livigno', {});
    renderApp(`/compare?ids=zermatt,livigno&${FROM_ZURICH}`);
    expect(await screen.findByRole('img', { name: 'Map of Zermatt and Zürich' })).toBeInTheDocument();
    expect(lines(await where())[1]).toBe('LivignoItaly · position not reported');
  });

  it('leaves out a resort that lies beyond it, and says so', async () => {
    moveResort('livigno', { location: { latitude: -45.03, longitude: 168.66 } });
    renderApp('/compare?ids=zermatt,livigno');
    expect(await screen.findByRole('img', { name: 'Map of Zermatt' })).toBeInTheDocument();
    expect(lines(await where())[1]).toBe('LivignoItaly · not on this map');
  });
});
