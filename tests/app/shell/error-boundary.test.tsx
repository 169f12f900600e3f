import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { App } from '@/app/app';
import { createRouter } from '@/app/navigation/create-router';
import { createMemoryHistory } from '@/app/navigation/memory-history';
import { page } from '@/app/navigation/page-route';
import { createQueryClient } from '@/app/query-client';
import { SiteLayout } from '@/app/shell/site-layout';
import '../../support/server';

function Broken(): never {
  throw new Error('broken');
}

const Whole = () => <h1>Whole</h1>;

const pages = [
  page('/broken', async () => ({ Component: Broken })),
  page('/missing', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'))),
  page('/whole', async () => ({ Component: Whole })),
];

describe('a page that cannot be shown', () => {
  it.each([
    ['/broken', /went wrong/i],
    ['/missing', /network/i],
  ])('gives way to the error screen inside the frame until one goes elsewhere: %s', async (path, title) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const router = createRouter(createMemoryHistory([path]), [{ element: <SiteLayout />, children: pages }]);
    render(<App queryClient={createQueryClient()} router={router} />);
    await act(() => router.ready());
    expect(screen.getByRole('alert')).toHaveTextContent(title);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();

    await act(() => router.navigate('/whole'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Whole' })).toHaveFocus();
    await act(() => router.navigate(-1));
    expect(screen.getByRole('alert')).toHaveTextContent(title);
  });
});
