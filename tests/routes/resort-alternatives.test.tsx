import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { seeAll } from '../support/near-view';
import { renderApp } from '../support/render-app';
import { server } from '../support/server';

// Pages load lazily; having it here keeps the first test from paying for it.
import '@/features/alike/alternatives';
import '@/routes/resort.route';

beforeEach(() => setUnitSystem('metric'));

describe('the picture of a resort’s heights', () => {
  it('shows the nearest resorts on the same scale, and says whose the bars are', async () => {
    seeAll();
    renderApp('/resorts/zermatt');
    const words = await screen.findByText('Bars: the nearest resorts, from base to peak.');
    const figure = within(words.closest('figure') as HTMLElement);
    expect(figure.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1Breuil-Cervinia2,050 – 3,480 m',
      '2Saas-Fee1,800 – 3,573 m',
      '3Monterosa Ski (Champoluc – Gressoney – Alagna)1,212 – 3,275 m',
    ]);
    // What the picture shows is said at the picture, also while room is kept free for the neighbours.
    const caption = figure.getByText(/^Base and peak as reported/);
    expect(caption.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // Of 4,000 m: 3,480 m are 13 per cent below the top, 2,050 m are 51.25 above the bottom.
    const bar = within(figure.getByRole('img')).getByText('1').parentElement;
    expect(bar).toHaveStyle({ top: '13.00%', bottom: '51.25%' });
  });
});

describe('the end of a resort’s page', () => {
  it('names the three nearest resorts with their straight lines', async () => {
    seeAll();
    renderApp('/resorts/zermatt');
    const near = await screen.findByRole('region', { name: 'Near Zermatt' });
    const links = within(near).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/resorts/cervinia',
      '/resorts/saas-fee',
      '/resorts/monterosa-ski',
    ]);
    expect(links[0]).toHaveTextContent('Italy · up to 3,480 m · 322 km linked area');
    expect(links[0]).toHaveTextContent('12 km');
  });

  it('rounds a straight line once, in miles too', async () => {
    setUnitSystem('imperial');
    seeAll();
    renderApp('/resorts/zermatt');
    const near = await screen.findByRole('region', { name: 'Near Zermatt' });
    // 11.78 km are 7.32 miles; from 12 km they would be 7.5.
    expect(within(near).getByRole('link', { name: /Cervinia/ })).toHaveTextContent('7.3 mi away');
  });

  it('offers what is alike but better in one thing, and says what it gives up', async () => {
    seeAll();
    renderApp('/resorts/zermatt');
    const alike = await screen.findByRole('region', { name: 'Like Zermatt, but' });
    const [cheaper] = within(alike)
      .getAllByRole('listitem')
      .filter((item) => item.textContent.startsWith('cheaper'));
    // Zermatt: EUR 81, peak 3,883 m, drop 2,263 m. Nendaz: EUR 66, 3,330 m, 1,980 m.
    expect(within(cheaper as HTMLElement).getByRole('link', { name: 'Nendaz' })).toHaveAttribute(
      'href',
      '/resorts/nendaz',
    );
    expect(cheaper).toHaveTextContent('EUR 15 less a day');
    expect(cheaper).toHaveTextContent('Gives up 553 m of height and 283 m of drop');
    expect(within(alike).queryByText('closer to you')).not.toBeInTheDocument();
  });

  it('knows what is closer once a trip says from where', async () => {
    seeAll();
    renderApp('/resorts/zermatt?trip=__ZRH');
    const closer = await screen.findByText('closer to you');
    expect(closer.closest('li')).toHaveTextContent('88 km nearer to Zürich');
  });

  it('asks for nothing before the view is near', async () => {
    let pages = 0;
    server.use(
      http.get('*/api/resorts', () => {
        pages += 1;
        return undefined;
      }),
    );
    renderApp('/resorts/zermatt');
    await screen.findByRole('heading', { level: 1, name: 'Zermatt' });
    await screen.findByRole('region', { name: 'Location' });
    expect(screen.queryByRole('region', { name: 'Near Zermatt' })).not.toBeInTheDocument();
    expect(pages).toBe(0);
  });

  it('says so where the resorts do not come, leaves the picture of the heights whole, and tries again', async () => {
    seeAll();
    let isDown = true;
    server.use(
      http.get('*/api/resorts', () => (isDown ? HttpResponse.json({ message: 'Down' }, { status: 400 }) : undefined)),
    );
    const { user } = renderApp('/resorts/zermatt');
    const words = await screen.findByText(/^The resorts could not be loaded\./);
    expect(screen.getByRole('img', { name: /^Measured heights: base 1,620 m/ })).toBeVisible();
    expect(screen.queryByText(/^Bars:/)).not.toBeInTheDocument();
    isDown = false;
    const notice = words.closest<HTMLElement>('[role="alert"]') as HTMLElement;
    await user.click(within(notice).getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('region', { name: 'Near Zermatt' })).toBeInTheDocument();
  });
});

it('a linked area leads to its resorts', async () => {
  const { user, router } = renderApp('/resorts/meribel');
  await user.click(await screen.findByRole('link', { name: 'Les 3 Vallées' }));
  expect(await screen.findByText('Showing 4 of 4 resorts')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?search=Les+3+Vall%C3%A9es');
});
