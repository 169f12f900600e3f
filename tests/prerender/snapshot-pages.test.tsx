import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { dateSnapshot } from '@/app/hydrate-snapshot';
import { formatMoment } from '@/lib/age';
import { setApiAddress } from '@/lib/axios-client';
import { setTheme } from '@/lib/theme';
import { setUnitSystem } from '@/lib/units';
import { type PrerenderedPage, prerenderedPages, snapshotPages } from '@/prerender/pages';
import { renderPage } from '@/prerender/render';
import { readSnapshot, type Snapshot } from '@/prerender/snapshot';
import { openPrerendered } from '../support/open-prerendered';
import { server } from '../support/server';
import { signInAsMember } from '../support/sign-in';

vi.setConfig({ testTimeout: 20_000 });

const MINUTE = 60_000;
let snapshot: Snapshot | undefined;

async function takeSnapshot(): Promise<Snapshot> {
  snapshot ??= await readSnapshot({ apiUrl: 'http://localhost/api', min: 1 });
  setApiAddress('/api');
  return snapshot;
}

async function pageAt(path: string): Promise<Awaited<ReturnType<typeof renderPage>>> {
  const taken = await takeSnapshot();
  const pages: PrerenderedPage[] = [...prerenderedPages, ...snapshotPages(taken)];
  return renderPage(path, pages.find((page) => page.path === path)?.queries?.(taken));
}

/**
 * Opens an address in a document that was prerendered for a page so many milliseconds ago; notes the paths requested. `use` is
 * called before it is hydrated.
 */
async function open(address: string, { prerenderedFor = address, age = 10 * MINUTE, use = () => {} } = {}) {
  const page = await pageAt(prerenderedFor);
  const requested: string[] = [];
  server.events.on('request:start', ({ request }) => void requested.push(new URL(request.url).pathname));
  const opened = await openPrerendered(page, address, ({ queryClient }) => {
    use();
    dateSnapshot(queryClient, new Date(Date.now() - age).toISOString());
    const { queries } = queryClient.getDefaultOptions();
    queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  });
  return { ...opened, requested };
}

const WITH_DATA = ['/', '/resorts', '/resorts/zermatt', '/blog/spring-skiing-alps'];

describe('A page prerendered with a snapshot', () => {
  it.each([
    ['/', 3],
    ['/resorts', 12],
  ])('shows its cards without script: %s', async (path, count) => {
    document.body.innerHTML = (await pageAt(path)).root;
    const cards = screen.getAllByRole('article').filter((card) => within(card).queryByText('Elevation'));
    expect(cards).toHaveLength(count);
  });

  it('shows the figures of a resort without script, and neither its weather nor its reviews', async () => {
    const { root, state } = await pageAt('/resorts/zermatt');
    document.body.innerHTML = root;
    expect(screen.getByRole('heading', { level: 1, name: 'Zermatt' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Key Information' })).toHaveTextContent('3,883 m');
    expect(JSON.parse(state).queries.map(({ queryKey }: { queryKey: unknown }) => queryKey)).toEqual([
      ['resorts', 'detail', 'zermatt'],
    ]);
  });

  it.each(WITH_DATA)('is hydrated as it stands, with its data: %s', async (path) => {
    const { heading, complaints } = await open(path);
    expect(document.querySelector('h1')).toBe(heading);
    expect(complaints()).toEqual([]);
  });

  it.each(WITH_DATA)('is hydrated for a member with units and a theme of their own: %s', async (path) => {
    signInAsMember();
    setUnitSystem('imperial');
    setTheme('dark');
    const { heading, complaints } = await open(path);
    await waitFor(() => expect(screen.getAllByText(/\d ft\b/).length).toBeGreaterThan(0));
    expect(document.querySelector('h1')).toBe(heading);
    expect(complaints()).toEqual([]);
  });

  it('keeps what was typed into the search of the list before it was hydrated, and searches for it', async () => {
    const search = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search resorts' });
    const type = () => {
      search().value = 'zermatt';
    };
    const { app, heading, complaints } = await open('/resorts', { use: type });
    await waitFor(() => expect(app.router.state.location.search).toBe('?search=zermatt'));
    expect(search()).toHaveValue('zermatt');
    expect(document.querySelector('h1')).toBe(heading);
    expect(complaints()).toEqual([]);
  });

  it('is not requested again as long as it is fresh', async () => {
    const { app, requested } = await open('/resorts/zermatt', { age: 4 * MINUTE });
    await waitFor(() => expect(app.queryClient.isFetching()).toBe(0));
    expect(requested).toContain('/api/resorts/zermatt/weather');
    expect(requested).not.toContain('/api/resorts/zermatt');
  });

  it('is requested again on arrival once it is older than five minutes, and changes in place', async () => {
    server.use(
      http.get('*/api/resorts/zermatt', () =>
        HttpResponse.json({
          id: 'zermatt',
          name: 'Zermatt',
          description: 'Whole.',
          elevation: { base: 1620, peak: 3999 },
        }),
      ),
    );
    setUnitSystem('metric');
    const { heading } = await open('/resorts/zermatt', { age: 6 * MINUTE });
    expect(await screen.findAllByText(/3,999/)).not.toHaveLength(0);
    expect(document.querySelector('h1')).toBe(heading);
  });

  it('leads to the list where the API no longer knows the resort', async () => {
    server.use(http.get('*/api/resorts/zermatt', () => HttpResponse.json({ message: 'Not found' }, { status: 404 })));
    const { app } = await open('/resorts/zermatt');
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/resorts'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Explore All Ski Resorts' })).toBeInTheDocument();
  });

  it('stays where the API does not answer, says how old its figures are, and tries again', async () => {
    server.use(http.get('*/api/resorts/zermatt', () => HttpResponse.error()));
    const { heading, app } = await open('/resorts/zermatt', { age: 60 * MINUTE });
    const taken = app.queryClient.getQueryState(['resorts', 'detail', 'zermatt'])?.dataUpdatedAt ?? 0;
    const line = await screen.findByText(/^Figures from/);
    expect(line).toHaveTextContent(`Figures from ${formatMoment(taken, new Date())}`);
    expect(line.closest('[role="status"]')).not.toBeNull();
    expect(document.querySelector('h1')).toBe(heading);

    server.resetHandlers();
    await act(() => screen.getByRole('button', { name: 'Try Again' }).click());
    await waitFor(() => expect(screen.queryByText(/^Figures from/)).not.toBeInTheDocument());
    expect(document.querySelector('h1')).toBe(heading);
  });

  it('gives way where the address asks for something else, without losing its data', async () => {
    const { requested } = await open('/resorts/zermatt?tab=trails', { prerenderedFor: '/resorts/zermatt' });
    expect(screen.getByRole('heading', { level: 1, name: 'Zermatt' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Trails & Slopes' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(requested).toContain('/api/resorts/zermatt'));
  });
});
