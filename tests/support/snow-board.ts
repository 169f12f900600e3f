import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { renderAsMember } from './render-app';
import { serveFavorites } from './resort-list';
import { server } from './server';

export const BOARD = '/favorites?view=snow';

interface Station {
  /** cm of each day, null where none is reported; 'fails' where the forecast does not load. */
  snow?: (number | null)[] | 'fails';
  depth?: number;
  fallen?: number;
  /** The conditions do not load. */
  isDown?: boolean;
}

/** Responds with these favorites and their weather. What is changed in it later holds for the next request. */
export function serveStations(stations: Record<string, Station>) {
  serveFavorites(...Object.keys(stations));
  server.use(
    http.get('*/api/resorts/:id/weather', ({ params }) => {
      const { depth = 50, fallen = 5, isDown } = stations[String(params.id)] ?? {};
      if (isDown) return HttpResponse.json({}, { status: 404 });
      return HttpResponse.json({
        temperature: -3,
        condition: 'Snow',
        snowDepth: depth,
        lastSnowfall: { date: new Date().toISOString().slice(0, 10), amount: fallen },
        wind: { speed: 9, direction: 'W' },
      });
    }),
    http.get('*/api/resorts/:id/forecast', ({ params }) => {
      const { snow = [1, 2] } = stations[String(params.id)] ?? {};
      if (snow === 'fails') return HttpResponse.json({}, { status: 404 });
      return HttpResponse.json(
        snow.map((snowAmount, index) => ({ date: `D${index}`, temperature: { low: -9, high: -1 }, snowAmount })),
      );
    }),
  );
  return stations;
}

const board = () => screen.findByRole('table', { name: 'Snow at my favorites' });
export const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
export const names = () =>
  screen.queryAllByRole('rowheader').map((header) => within(header).getByRole('link').textContent);
export const filled = async () => waitFor(async () => expect(await board()).toHaveAttribute('aria-busy', 'false'));
export const header = (name: string) => screen.getByRole('columnheader', { name });

/** Opens the board of a member with these favorites, once it is filled. */
export async function openBoard(given: Parameters<typeof serveStations>[0]) {
  const stations = serveStations(given);
  const app = renderAsMember(BOARD);
  await filled();
  return { ...app, stations };
}
