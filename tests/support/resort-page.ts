import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { server } from './server';

/** What the server says at a path below the API. */
export const respondAt = (path: string, body: object | null, status = 200) =>
  server.use(http.get(`*/api${path}`, () => HttpResponse.json(body, { status })));

/** Lets the server know a resort named Odd Peak, which has what the record says and nothing else. */
export const resortIs = (record: object) => respondAt('/resorts/odd', { id: 'odd', name: 'Odd Peak', ...record });

export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
export const section = (name: string) => screen.findByRole('region', { name });
export const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
