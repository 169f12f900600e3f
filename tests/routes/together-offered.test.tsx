import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { renderApp, renderAsMember } from '../support/render-app';
import { json, serveFavorites } from '../support/resort-list';
import { openRound } from '../support/round-page';
import { annasQuestion } from '../support/rounds';
import { server } from '../support/server';
import { storeTrip } from '../support/trip-page';

// Pages load lazily; having it here keeps the first test from paying for it.
import '@/routes/together.route';

beforeEach(() => setUnitSystem('metric'));

const TRIP = '2027-02-14..2027-02-21_b2i1a1_ZRH';

describe('Decide together is offered', () => {
  const asked = () =>
    screen.findAllByRole('radiogroup').then((groups) => groups.map((group) => group.getAttribute('aria-label')));

  it('by the tray of the comparison once it is full', async () => {
    storeTrip(TRIP);
    const { user } = renderApp('/resorts?country=Switzerland');
    const toggles = await screen.findAllByRole('button', { name: /^Compare / });
    for (const toggle of toggles.slice(0, 3)) await user.click(toggle);
    const tray = within(await screen.findByRole('complementary', { name: 'Comparison' }));
    expect(tray.queryByRole('link', { name: 'Decide together' })).not.toBeInTheDocument();
    await user.click(toggles[3] as HTMLElement);
    await user.click(await tray.findByRole('link', { name: 'Decide together' }));
    const names = toggles.slice(0, 4).map((toggle) => toggle.getAttribute('aria-label')?.replace('Compare ', ''));
    await waitFor(async () => expect(await asked()).toEqual(names));
    // The visitor's own trip goes with them.
    expect(await screen.findByText(/2 beginners, 1 intermediate, 1 expert/)).toBeVisible();
  });

  it('by the favorites, of which it says how many a round holds', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `Resort ${index + 1}`);
    serveFavorites(...names);
    server.use(http.get('*/api/resorts/:id', ({ params }) => HttpResponse.json(json(String(params.id)))));
    const { user } = renderAsMember('/favorites');
    await user.click(await screen.findByRole('link', { name: 'Decide together' }));
    await waitFor(async () => expect(await asked()).toEqual(names.slice(0, 8)));
    expect(screen.getByText('A round has at most 8 resorts: these are the first 8 of 10.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave out Resort 3' }));
    expect(await asked()).toEqual(names.slice(0, 8).filter((name) => name !== 'Resort 3'));
    expect(screen.getByRole('button', { name: 'Leave out Resort 4' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Leave out Resort 8' }));
    expect(screen.getByRole('button', { name: 'Leave out Resort 7' })).toHaveFocus();
  });

  it('by the favorites not before there are two of them', async () => {
    serveFavorites('Alta');
    renderAsMember('/favorites');
    expect(await screen.findByRole('article', { name: 'Alta' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Decide together' })).not.toBeInTheDocument();
  });
});

it('Decide together is offered by a comparison, with its resorts and the trip', async () => {
  const { user, router } = renderApp(`/compare?ids=livigno,zermatt&trip=${TRIP}`);
  await user.click(await screen.findByRole('link', { name: 'Decide together' }));
  expect(await screen.findAllByRole('radiogroup', { name: /^(Livigno|Zermatt)$/ })).toHaveLength(2);
  expect(router.state.location).toMatchObject({ pathname: '/together', search: '' });
  expect(await screen.findByText(/2 beginners, 1 intermediate, 1 expert/)).toBeVisible();
});

describe('A round', () => {
  it('says that a resort could not be loaded, not that there is none, and tries again', async () => {
    let isDown = true;
    server.use(http.get('*/api/resorts/livigno', () => (isDown ? new HttpResponse(null, { status: 503 }) : undefined)));
    const { user } = await openRound(annasQuestion());
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByText('Error fetching resort')).toBeVisible();
    expect(screen.queryByText(/There is no resort/)).not.toBeInTheDocument();
    isDown = false;
    await user.click(failure.getByRole('button', { name: 'Try Again' }));
    const question = within(await screen.findByRole('region', { name: 'Where would you go?' }));
    expect(await question.findByRole('link', { name: 'Livigno' })).toBeVisible();
    expect(screen.queryByText('Error fetching resort')).not.toBeInTheDocument();
  });
});
