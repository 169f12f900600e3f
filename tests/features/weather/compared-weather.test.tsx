import { act, screen } from '@testing-library/react';
import { Moon } from 'lucide-react';
import { HttpResponse, http } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { renderApp } from '../../support/render-app';
import { server } from '../../support/server';

it('The next snow is said to fall in as many days as report it', async () => {
  setUnitSystem('metric');
  const snow: Record<string, (number | null)[]> = { zermatt: [4, null, 8], livigno: [0, null], verbier: [3] };
  server.use(
    http.get('*/api/resorts/:id/forecast', ({ params }) =>
      HttpResponse.json(
        snow[String(params.id)]?.map((snowAmount, day) => ({
          date: `D${day}`,
          temperature: { low: -9, high: -1 },
          snowAmount,
        })),
      ),
    ),
  );
  renderApp('/compare?ids=zermatt,livigno,verbier');
  expect(await screen.findByText('12 cm in 2 days')).toBeInTheDocument();
  expect(await screen.findByText('No new snow in 1 day')).toBeInTheDocument();
  expect(await screen.findByText('3 cm in 1 day')).toBeInTheDocument();
});

it('The next snow shows the days of the last forecast alone, whatever a server calls them', async () => {
  let names = ['Mon', 'Mon', 'Tue'];
  server.use(
    http.get('*/api/resorts/:id/forecast', () =>
      HttpResponse.json(names.map((date) => ({ date, temperature: { low: -9, high: -1 }, snowAmount: 1 }))),
    ),
  );
  const { queryClient } = renderApp('/compare?ids=zermatt,livigno');
  const days = () => screen.getAllByText(/^[A-Z][a-z]{2}: \d/).map(({ textContent }) => textContent.slice(0, 3));
  await screen.findAllByText(/^Tue: /);
  expect(days()).toEqual([...names, ...names]);
  names = ['Tue', 'Wed', 'Thu'];
  await act(() => queryClient.invalidateQueries());
  await screen.findAllByText(/^Thu: /);
  expect(days()).toEqual([...names, ...names]);
});

it('After dark at the resort its weather has the same sign in a comparison as on its page', async () => {
  server.use(
    http.get('*/api/resorts/:id/weather', () =>
      HttpResponse.json({ temperature: -6, condition: 'Sunny', updatedAt: '2026-01-15T20:00:00Z' }),
    ),
  );
  /** The drawing of the first sign above the words for the weather. */
  const signIn = async (around: string) => {
    const [words] = await screen.findAllByText(/^Sunny\b/);
    return words?.closest(around)?.querySelector('svg')?.innerHTML;
  };
  const page = renderApp('/resorts/zermatt');
  const onItsPage = await signIn('[data-source]');
  page.unmount();
  renderApp('/compare?ids=zermatt,verbier');
  expect(await signIn('[role="cell"], td')).toBe(onItsPage);
  expect(onItsPage).toBe(renderToStaticMarkup(<Moon />).replace(/^<svg[^>]*>|<\/svg>$/g, ''));
});
