import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { cells, table } from '../support/compare-page';
import { renderApp } from '../support/render-app';
import { server } from '../support/server';

// Pages load lazily; having it here keeps the test from paying for it.
import '@/routes/compare.route';

describe('the words of a comparison, against the whole catalogue,', () => {
  beforeEach(() => setUnitSystem('metric'));

  it('say of two what each has over the other, by the figures below', async () => {
    renderApp('/compare?ids=zermatt,livigno');
    const words = await screen.findByRole('region', { name: 'In words' });
    await waitFor(() => expect(words).toHaveTextContent('against all 374 resorts'));
    expect(screen.getByRole('heading', { level: 1, name: 'Compare two resorts' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Compare Zermatt and Livigno | Snowline'));
    const grid = await table();
    expect(grid).toHaveAccessibleName('Zermatt and Livigno side by side');
    // Drop 2,263 and 982 m; intermediate runs 220 and 65 km; tickets EUR 81 and 46.
    expect(cells(grid, 'Drop')).toEqual(['2,263 m most', '982 m least']);
    expect(cells(grid, 'Day ticket')).toEqual(['EUR 81 highestas reported', 'EUR 46 lowest']);
    expect(words).toHaveTextContent('has 155 km more intermediate runs and 1,281 m more drop.');
    expect(words).toHaveTextContent('costs EUR 35 less a day');
    expect(words).not.toHaveTextContent(/best overall/i);
  });

  it('say the strongest and the weakest point of each of three', async () => {
    renderApp('/compare?ids=zermatt,st-anton,saalbach-hinterglemm');
    const words = await screen.findByRole('region', { name: 'In words' });
    await waitFor(() => expect(words).toHaveTextContent('against all 374 resorts'));
    expect(within(words).getAllByRole('listitem')).toHaveLength(3);
    expect(words).toHaveTextContent('has the most intermediate runs, 220 km. It is the dearest, EUR 81 a day.');
    expect(words).toHaveTextContent('Snowfall: not compared, reported by 1 of 3 resorts.');
  });
});

it('the words of a comparison follow other units where a resort has as much more of two things', async () => {
  setUnitSystem('metric');
  renderApp('/compare?ids=adelboden-lenk,glacier-3000');
  const words = await screen.findByRole('region', { name: 'In words' });
  // The words wait for all resorts of the demo, which takes a busy machine more than a second.
  await waitFor(
    () => expect(words).toHaveTextContent('has 35 km more intermediate runs and 35 km more beginner runs.'),
    { timeout: 10_000 },
  );
  act(() => setUnitSystem('imperial'));
  await waitFor(() =>
    expect(words).toHaveTextContent(/has 22\.1 mi more intermediate runs and 21\.4 mi more beginner/),
  );
  expect(words).not.toHaveTextContent('35 km');
});

it.each(['quiet,silent', 'quiet,silent,mute'])(
  'resorts without a common figure (%s) are not called alike',
  async (ids) => {
    server.use(
      http.get('*/api/resorts/:id', ({ params: { id } }) => HttpResponse.json({ id, name: String(id), elevation: {} })),
    );
    renderApp(`/compare?ids=${ids}`);
    const words = await screen.findByRole('region', { name: 'In words' });
    await waitFor(() => expect(words).toHaveTextContent('They have no figure in common that could be compared.'), {
      timeout: 10_000,
    });
    expect(words).not.toHaveTextContent(/alike|close to the others/);
  },
);

it('no scale of heights is drawn where none is reported', async () => {
  setUnitSystem('metric');
  server.use(http.get('*/api/resorts/:id', ({ params: { id } }) => HttpResponse.json({ id, name: String(id) })));
  renderApp('/compare?ids=quiet,silent');
  const grid = await table();
  const label = within(grid).getByRole('rowheader', { name: /^Base to peak/ });
  const row = within(grid)
    .getAllByRole('row')
    .find((one) => one.contains(label));
  expect(row).toHaveTextContent(/not reported.*not reported/);
  expect(row).not.toHaveTextContent('4,000');
});
