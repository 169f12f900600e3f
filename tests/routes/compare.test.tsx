import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { cells, heads, table } from '../support/compare-page';
import { renderApp } from '../support/render-app';
import { json, serveResorts } from '../support/resort-list';
import { server } from '../support/server';

// Pages load lazily; having it here keeps the first test from paying for it.
import '@/routes/compare.route';

beforeEach(() => setUnitSystem('metric'));
// The page requests the whole catalogue.
beforeEach(() => serveResorts(3));

describe('a comparison of two', () => {
  it('tells heights, season, facilities and what nobody reports', async () => {
    renderApp('/compare?ids=zermatt,livigno');
    const grid = await table();
    expect(cells(grid, /^Base to peak/)).toEqual([
      'Peak 3,883 m highestBase 1,620 m',
      'Peak 2,798 m lowestBase 1,816 m',
    ]);
    expect(cells(grid, 'Snowfall, a year')).toEqual(['not reported', 'not reported']);
    expect(within(grid).getByRole('img', { name: 'Open all year' })).toBeInTheDocument();
    expect(cells(grid, 'Summer skiing')).toEqual(['Yes', 'Not listed']);
    expect(cells(grid, 'Rating')[1]).toBe('No ratings yet');
  });

  it('calls lengths that read alike in miles neither most nor least', async () => {
    setUnitSystem('imperial');
    // 63 and 62 km, of which 31 and 28 km for beginners: 39 mi both, and 19 and 17 mi.
    renderApp('/compare?ids=pal-arinsal,wildkogel-arena');
    const length = cells(await table(), /^Length/);
    expect(length.map((text) => text.split('Beginner')[0]?.trim())).toEqual(['39 mi', '39 mi']);
    expect(length[0]).toContain('Beginner · Blue most19 mi');
  });

  it('calls snowfalls that read alike in inches neither most nor least, nor different', async () => {
    setUnitSystem('imperial');
    // 98 in both.
    server.use(
      http.get('*/api/resorts/:id', ({ params: { id } }) =>
        HttpResponse.json({ ...json(String(id)), average_snowfall: id === 'Alta' ? 249 : 250 }),
      ),
    );
    const { user } = renderApp('/compare?ids=Alta,Vail');
    expect(cells(await table(), 'Snowfall, a year')).toEqual(['98 in', '98 in']);
    await user.click(screen.getByRole('switch', { name: 'Only differences' }));
    expect(within(await table()).queryByRole('rowheader', { name: 'Snowfall, a year' })).not.toBeInTheDocument();
  });

  it('puts the facts in the order of the cards', async () => {
    renderApp('/compare?ids=zermatt,livigno');
    const grid = await table();
    const rows = within(grid)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
    const places = [/^Base to peak/, /^Drop/, /^Length/, /^Season/, /^Snowfall/, /^Day ticket/].map((label) =>
      rows.findIndex((row) => label.test(row)),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('says of a rating that it rests on few reviews, with their number', async () => {
    const rated = (count: number) => ({ id: 'x', name: 'X', rating: 4.7, review_count: count });
    server.use(
      http.get('*/api/resorts/few', () => HttpResponse.json({ ...rated(3), id: 'few', name: 'Few' })),
      http.get('*/api/resorts/many', () => HttpResponse.json({ ...rated(40), id: 'many', name: 'Many' })),
    );
    renderApp('/compare?ids=few,many');
    expect(cells(await table(), 'Rating')).toEqual(['4.7 /5few reviews: 3', '4.7 /540 reviews']);
  });

  it('tells where lengths and lifts speak of a linked area', async () => {
    renderApp('/compare?ids=lech-zuers,livigno,st-anton');
    const grid = await table();
    const [lech, livigno, anton] = cells(grid, /^Length/);
    expect(lech).toMatch(/^[\d.]+ km .*all of Ski Arlberg/);
    expect(anton).toContain('all of Ski Arlberg');
    expect(livigno).not.toContain('all of');
    expect(cells(grid, 'Lifts').map((text) => text.includes('all of Ski Arlberg'))).toEqual([true, false, true]);
  });

  it('hides what is the same on demand, and counts what is left', async () => {
    const { user } = renderApp('/compare?ids=zermatt,livigno');
    const grid = await table();
    const all = within(grid).getAllByRole('rowheader').length;
    expect(within(grid).getByRole('row', { name: /^Child friendly/ })).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Only differences' }));
    expect(within(grid).queryByRole('row', { name: /^Child friendly/ })).not.toBeInTheDocument();
    expect(within(grid).queryByRole('row', { name: /^Snowfall/ })).not.toBeInTheDocument();
    const count = await screen.findByText(/^\d+ of \d+ rows differ$/);
    const [different, total] = (count.textContent.match(/\d+/g) ?? []).map(Number);
    expect(different).toBeLessThan(total ?? 0);
    expect(within(grid).getAllByRole('rowheader').length).toBeLessThan(all);
    await user.click(screen.getByRole('switch', { name: 'Only differences' }));
    expect(await screen.findByText(`All ${total} rows`)).toBeInTheDocument();
  });

  it('lets a cell of weather fail alone, and load again', async () => {
    let isDown = true;
    server.use(
      http.get('*/api/resorts/livigno/forecast', () =>
        isDown ? HttpResponse.json({ message: 'Down' }, { status: 400 }) : undefined,
      ),
    );
    const { user } = renderApp('/compare?ids=zermatt,livigno');
    const retry = await screen.findByRole('button', { name: 'Retry the forecast for Livigno' });
    const grid = await table();
    await waitFor(() => expect(cells(grid, /^Next snow/)[0]).toMatch(/in 5 days/));
    // Each day is read in one text.
    expect(within(grid).getAllByText(/^[A-Z][a-z]{2}: \d+ cm$/)).toHaveLength(5);
    expect(cells(grid, /^Next snow/)[1]).toContain('The forecast did not load.');
    isDown = false;
    await user.click(retry);
    await waitFor(() => expect(cells(grid, /^Next snow/)[1]).toMatch(/in 5 days/));
  });
});

describe('other comparisons', () => {
  it('of one ask for another', async () => {
    renderApp('/compare?ids=livigno');
    expect(await screen.findByRole('heading', { name: 'Livigno, and what else?' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Compare resorts' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a resort' })).toBeEnabled();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('of none say where to begin', async () => {
    renderApp('/compare');
    expect(await screen.findByRole('heading', { name: 'Which resorts?' })).toBeInTheDocument();
  });

  it('name what a link asked for in vain, as text, in the words of an unknown resort’s own address', async () => {
    renderApp(`/compare?ids=${encodeURIComponent('<b>zermat</b>')},livigno,,livigno`);
    expect((await screen.findByText('There is no resort at')).parentElement).toHaveTextContent(
      /^There is no resort at \/resorts\/<b>zermat<\/b>\. It was left out\.$/,
    );
    expect(screen.getByRole('heading', { name: 'Livigno, and what else?' })).toBeInTheDocument();
  });

  it('compare the first four that are known, whatever stands before them', async () => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
    const { user } = renderApp('/compare?ids=..,nope,zermatt,.,livigno,vail,alta,verbier');
    const grid = await table();
    expect(heads(grid)).toEqual(['Zermatt', 'Livigno', 'Vail', 'Alta']);
    expect(screen.getByText('There is no resort at').closest('[role="status"]')).toHaveTextContent(
      'There is no resort at /resorts/.., /resorts/nope or /resorts/.. They were left out.',
    );
    expect(screen.getByText('Four resorts is the most. Left out: “verbier”.')).toBeInTheDocument();
    expect(screen.queryByText(/unexpected/i)).not.toBeInTheDocument();
    expect(asked.filter((path) => /verbier|\/(resorts|api)\/$/.test(path))).toEqual([]);
    // Another order is no other comparison.
    await user.click(screen.getByRole('button', { name: 'Move Alta left' }));
    await waitFor(() => expect(heads(grid)).toEqual(['Zermatt', 'Livigno', 'Alta', 'Vail']));
    expect(screen.getByText('Four resorts is the most. Left out: “verbier”.')).toBeInTheDocument();
  });

  it('go on without a resort that does not load, and say so', async () => {
    server.use(
      http.get('*/api/resorts/livigno', () => HttpResponse.json({ message: 'Down' }, { status: 400 })),
      http.get('*/api/resorts', () => HttpResponse.json({ message: 'Down' }, { status: 400 })),
    );
    const { user } = renderApp('/compare?ids=zermatt,livigno,vail');
    const alerts = await screen.findAllByRole('alert');
    expect(alerts.some(({ textContent }) => textContent.includes('“livigno”'))).toBe(true);
    expect(heads(await table())).toEqual(['Zermatt', 'Vail']);
    await user.click(screen.getByRole('button', { name: 'Leave it out' }));
    await waitFor(() => expect(screen.queryByText(/“livigno”/)).not.toBeInTheDocument());
  });
});
