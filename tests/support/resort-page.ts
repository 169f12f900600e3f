import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { renderApp } from './render-app';
import { server } from './server';

/** Sets the response of a path below the API. */
export const respondAt = (path: string, body: object | null, status = 200) =>
  server.use(http.get(`*/api${path}`, () => HttpResponse.json(body, { status })));

/** Makes the server respond with a resort named Odd Peak that has the fields of the record only. */
export const resortIs = (record: object) => respondAt('/resorts/odd', { id: 'odd', name: 'Odd Peak', ...record });

export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
export const section = (name: string) => screen.findByRole('region', { name });
export const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

/** Opens the page of Odd Peak with these fields of its record. */
export async function openResort(record: object, search = '') {
  resortIs(record);
  const app = renderApp(`/resorts/odd${search}`);
  await title('Odd Peak');
  return app;
}
