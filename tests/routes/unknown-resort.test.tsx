// spec: 2.12

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/render-app';
import { json, LIST, openAdvanced } from '../support/resort-list';
import { server } from '../support/server';
import { widenWindow } from '../support/window-width';

const note = () => screen.findByText('There is no resort at');
const noteText = async () => (await note()).closest('[role="status"]') as HTMLElement;

describe('an address of no resort', () => {
  it('leads to the list, which names it and the nearest names; nothing else is said to be missing', async () => {
    const { user, router } = renderApp('/resorts/zermat');
    expect(await screen.findByText('Error fetching resort')).toBeVisible();
    expect(await noteText()).toHaveTextContent('There is no resort at /resorts/zermat.');
    expect(router.state.location).toMatchObject({ pathname: '/resorts', search: '' });
    expect(screen.queryByText(/Weather data unavailable|Error fetching reviews/)).not.toBeInTheDocument();
    await user.click(await within(await noteText()).findByRole('link', { name: 'Zermatt' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Zermatt' })).toBeVisible();
  });

  it('is said until it is closed, and the focus stays on the page', async () => {
    const { user } = renderApp('/resorts/no-such-place');
    const close = within(await noteText()).getByRole('button', { name: 'Close' });
    await user.click(close);
    await waitFor(() => expect(close).not.toBeInTheDocument());
    expect(screen.queryByText('There is no resort at')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Explore All Ski Resorts' })).toHaveFocus();
  });

  it('is closed without closing the filters that were opened meanwhile', async () => {
    widenWindow();
    const { user } = renderApp('/resorts/no-such-place');
    await noteText();
    await openAdvanced(user);
    await user.click(within(await noteText()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('There is no resort at')).not.toBeInTheDocument());
    expect(screen.getByRole('region', { name: 'Advanced Filters' })).toBeInTheDocument();
  });

  it('may hold anything: it is shown as text, and not all of it', async () => {
    const hostile = `<img src=x>\u202e${'x'.repeat(500)}`;
    renderApp(`/resorts/${encodeURIComponent(hostile)}`);
    const shown = await noteText();
    expect(shown).toHaveTextContent(/at \/resorts\/<img src=x>x{69}…\.$/);
    expect(shown.querySelector('img')).toBeNull();
  });

  it.each(['__proto__', 'constructor?tab=__proto__', '%F0%9F%98%80%E2%80%AE', '%252e%252e%252f'])(
    'as %s is unknown like any other, and causes no other API request',
    async (id) => {
      const requested: string[] = [];
      server.events.on('request:start', ({ request }) => void requested.push(new URL(request.url).pathname));
      const { router } = renderApp(`/resorts/${id}`);
      await noteText();
      expect(router.state.location).toMatchObject({ pathname: '/resorts', search: '' });
      expect(await screen.findByText(/^Showing/)).toBeVisible();
      const known = /^\/api\/(auth\/menu|resorts(\/filters|\/[^/]+(\/weather)?)?|reviews\/resort\/[^/]+)$/;
      expect(requested).not.toEqual([]);
      expect(requested.filter((path) => !known.test(path))).toEqual([]);
    },
  );

  it('is all that is said where names cannot be found', async () => {
    server.use(http.get(LIST, () => HttpResponse.json({ resorts: [json('Alta')] })));
    renderApp('/resorts/zermat');
    expect(await screen.findByText('Alta')).toBeVisible();
    expect(await noteText()).not.toHaveTextContent('Nearest names');
  });

  it('of which only the list still knows is not among the nearest names, as its link would come back here', async () => {
    server.use(http.get('/api/resorts/zermatt', () => new HttpResponse(null, { status: 404 })));
    renderApp('/resorts/zermatt');
    expect(await within(await noteText()).findByRole('link', { name: /^Andermatt/ })).toBeVisible();
    expect(within(await noteText()).queryByRole('link', { name: 'Zermatt' })).not.toBeInTheDocument();
  });

  it('is not spoken of on the way to the list itself', async () => {
    renderApp({ pathname: '/resorts', state: { unknownResort: 7 } });
    await screen.findByText(/^Showing/);
    expect(screen.queryByText('There is no resort at')).not.toBeInTheDocument();
  });
});
