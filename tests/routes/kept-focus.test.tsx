import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { layOutMap } from '../support/lay-out-map';
import { renderApp } from '../support/render-app';
import { json, LIST, openAdvanced } from '../support/resort-list';
import { server } from '../support/server';
import { saveFavorites, signInAsMember } from '../support/sign-in';
import { BOARD, filled, names, serveStations } from '../support/snow-board';
import { widenWindow } from '../support/window-width';

// Buttons that go when they are pressed: the keyboard goes on beside where they stood, not at the top of the page.
beforeEach(() => setUnitSystem('metric'));

/** A snow board with a row that failed, and would bring snow now. */
async function openFailedRow() {
  signInAsMember();
  const stations = serveStations({ Alta: { isDown: true, snow: 'fails' }, Vail: { snow: [4] } });
  const { user } = renderApp(BOARD);
  await filled();
  stations.Alta = { snow: [50] };
  return user;
}

it('a row of the snow board that was tried again has the focus', async () => {
  const user = await openFailedRow();
  screen.getByRole('button', { name: 'Retry Alta' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: '1 row has newer figures' });
  await user.click(screen.getByRole('button', { name: '1 row has newer figures' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry Alta' })).not.toBeInTheDocument());
  expect(document.body).not.toHaveFocus();
});

it('a snow board that takes its newer figures has the focus', async () => {
  const user = await openFailedRow();
  await user.click(screen.getByRole('button', { name: 'Retry Alta' }));
  (await screen.findByRole('button', { name: '1 row has newer figures' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['Alta', 'Vail']));
  await waitFor(() => expect(screen.queryByRole('button', { name: /newer figures/ })).not.toBeInTheDocument());
  expect(document.body).not.toHaveFocus();
});

it('a map whose empty area was cleared has the focus', async () => {
  widenWindow();
  layOutMap();
  const { user, router } = renderApp('/resorts?view=map&bounds=1,0,1,0');
  const map = await screen.findByRole('application');
  const [clear] = await within(map.parentElement as HTMLElement).findAllByRole('button', { name: 'Clear map area' });
  clear?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).not.toMatch(/bounds/));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear map area' })).not.toBeInTheDocument());
  expect(map).toHaveFocus();
});

it('the heading of a list that is completed has the focus', async () => {
  let isDown = true;
  server.use(
    http.get(LIST, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      if (page === 2 && isDown) return new HttpResponse(null, { status: 500 });
      const resorts = Array.from({ length: page === 3 ? 6 : 12 }, (_, index) => ({
        ...json(`Resort ${(page - 1) * 12 + index + 1}`),
        elevation: { base: 500, peak: 1500 },
      }));
      const pagination = { current_page: page, total_pages: 3, total_count: 30, limit: 12, has_next: page < 3 };
      return HttpResponse.json({ resorts, pagination });
    }),
  );
  const { user } = renderApp('/resorts?minPeak=1000');
  await screen.findByText(/^This covers only 18 of 30 resorts\./);
  isDown = false;
  screen.getByRole('button', { name: 'Try Again' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Showing 12 of 30 resorts');
  expect(screen.getByRole('heading', { level: 2, name: 'Resorts' })).toHaveFocus();
});

/** A catalogue of two pages, of which the second one fails until it is repaired. */
function serveFirstPage() {
  let isDown = true;
  server.use(
    http.get(LIST, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      if (page === 2 && isDown) return new HttpResponse(null, { status: 500 });
      const pagination = { current_page: page, total_pages: 2, total_count: 2, limit: 1, has_next: page === 1 };
      return HttpResponse.json({ resorts: [json(`Zett ${page}`)], pagination });
    }),
  );
  return () => {
    isDown = false;
  };
}

it('the panel of filters whose catalogue is completed has the focus', async () => {
  const repair = serveFirstPage();
  const { user } = renderApp('/resorts');
  const panel = await openAdvanced(user);
  (await panel.findByRole('button', { name: 'Try Again' })).focus();
  repair();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(panel.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Advanced Filters' })).toHaveFocus();
});

it('the search whose suggestions are completed has the focus', async () => {
  const repair = serveFirstPage();
  const { user } = renderApp('/');
  const field = await screen.findByRole('combobox', { name: /^Search resorts/ });
  await user.type(field, 'zett');
  (await screen.findByRole('button', { name: 'Try Again' })).focus();
  repair();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('option', { name: /^Zett 2/ })).toBeVisible();
  expect(field).toHaveFocus();
});

it('the favorite that takes the place of a removed one has the focus, and the heading after the last', async () => {
  const { id } = signInAsMember();
  saveFavorites(id, 'grandvalira', 'zermatt', 'verbier');
  const { user } = renderApp('/favorites');
  const remove = async (name: string) => {
    (await screen.findByRole('button', { name: `Remove ${name} from favorites` })).focus();
    await user.keyboard('{Enter}');
  };
  await remove('Zermatt');
  await waitFor(() => expect(screen.getByRole('link', { name: /^Verbier/ })).toHaveFocus());
  await remove('Verbier');
  await waitFor(() => expect(screen.getByRole('link', { name: /^Grandvalira/ })).toHaveFocus());
  await remove('Grandvalira');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('the heading of a resort that fails again when it is tried again has the focus', async () => {
  let respond = () => {};
  const response = () =>
    new Promise<Response>((resolve) => {
      respond = () => resolve(HttpResponse.json({}, { status: 403 }));
    });
  server.use(http.get('*/api/resorts/alta', response));
  const { user } = renderApp('/resorts/alta');
  await waitFor(() => {
    respond();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
  screen.getByRole('button', { name: 'Try Again' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument());
  await waitFor(() => {
    respond();
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toHaveFocus();
  });
});

it.each([
  ['the top rated resorts', '/', '*/api/resorts/top-rated'],
  ['the favorites', '/favorites', '*/api/favorites'],
  ['the profile', '/profile', '*/api/auth/profile'],
  ['one of two compared resorts', '/compare?ids=zermatt,livigno', '*/api/resorts/:id'],
])(
  'the heading of a page of which a request failed has the focus when it is sent again: %s',
  async (_, address, request) => {
    let isDown = true;
    const { id } = signInAsMember();
    saveFavorites(id, 'zermatt');
    server.use(
      http.get(request, () => (isDown ? HttpResponse.json({}, { status: 400 }) : undefined)),
      http.get(LIST, () => HttpResponse.json({}, { status: 403 })),
    );
    const { user } = renderApp(address);
    const [again] = await screen.findAllByRole('button', { name: 'Try Again' });
    if (!again) throw new Error('Nothing can be tried again');
    isDown = false;
    again.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

it('a comparison whose catalogue is fetched again has the focus', async () => {
  let isDown = true;
  server.use(http.get(LIST, () => (isDown ? new HttpResponse(null, { status: 400 }) : undefined)));
  const { user } = renderApp('/compare?ids=zermatt,livigno');
  await screen.findByRole('table', { name: /side by side$/ });
  (await screen.findByRole('button', { name: 'Try Again' })).focus();
  isDown = false;
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument());
  expect(document.body).not.toHaveFocus();
});
