import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { App } from '@/app/app';
import { lazyPage } from '@/app/lazy-page';
import { createQueryClient } from '@/app/query-client';
import { RootRoute } from '@/app/root-route';
import { SiteLayout } from '@/app/shell/site-layout';
import '../../support/server';

function Broken(): never {
  throw new Error('broken');
}

const Whole = () => <h1>Whole</h1>;

const pages = () => [
  lazyPage('/broken', async () => ({ Component: Broken })),
  lazyPage('/missing', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'))),
  lazyPage('/failing', async () => ({ Component: Whole }), {
    loader: () => Promise.reject(new Error('broken')),
  }),
  lazyPage('/whole', async () => ({ Component: Whole })),
];

describe('a page that cannot be shown', () => {
  it.each([
    ['/broken', /went wrong/i],
    ['/missing', /network/i],
    ['/failing', /went wrong/i],
  ])('gives way to the error screen inside the frame until one goes elsewhere: %s', async (path, title) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const router = createMemoryRouter(
      [{ element: <RootRoute />, children: [{ element: <SiteLayout />, children: pages() }] }],
      { initialEntries: [path] },
    );
    render(<App queryClient={createQueryClient()} router={router} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();

    await act(() => router.navigate('/whole'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Whole' })).toHaveFocus();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
  });
});
