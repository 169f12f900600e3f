import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { table } from '../support/compare-page';
import { renderApp } from '../support/render-app';
import { server } from '../support/server';

// Pages load lazily; having it here keeps the test from paying for it.
import '@/routes/compare.route';

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
