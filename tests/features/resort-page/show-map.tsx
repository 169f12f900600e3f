import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { toCatalogue } from '@/api/catalogue/catalogue';
import { catalogueQueries } from '@/api/catalogue/catalogue.queries';
import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import type { TripPlace } from '@/domain/trip/trip';
import { ResortMap } from '@/features/resort-page/map/resort-map';
import { UnitsContext, unitsOf } from '@/lib/units';
import { resortWith } from '../../support/resort';

const point = { latitude: 46.0207, longitude: 7.7491 };
export const at = (id: string, name: string, latitude: number, longitude: number) =>
  resortWith({ id, name, location: { latitude, longitude } });
export const zurich = { name: 'Zürich', latitude: 47.465, longitude: 8.549 };

interface Around {
  name?: string;
  location?: Coordinates | null;
  others?: readonly Resort[];
  start?: TripPlace | null;
  system?: 'metric' | 'imperial';
}

/** The map of a resort in a catalogue of others, in which nothing is left to load. */
export function showMap({
  name = 'Zermatt',
  location = point,
  others = [],
  start = null,
  system = 'metric',
}: Around = {}) {
  const client = new QueryClient();
  const resort = resortWith({ id: 'zermatt', name, location });
  const parts = { resorts: [resort, ...others], total: others.length + 1, savedAt: null, snapshotAt: null };
  client.setQueryData(catalogueQueries.all().queryKey, toCatalogue(parts, true));
  return render(
    <QueryClientProvider client={client}>
      <UnitsContext value={unitsOf(system)}>
        <MemoryRouter>
          <ResortMap resort={resort} start={start} />
        </MemoryRouter>
      </UnitsContext>
    </QueryClientProvider>,
  );
}

export const liveMap = (name: string) => screen.findByRole('application', { name });
