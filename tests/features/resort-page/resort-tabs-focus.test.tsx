import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ResortTabs } from '@/features/resort-page/resort-tabs';

function Section({ title }: { title: string }) {
  return (
    <>
      <h2>{title}</h2>
      <Link to="?tab=reviews">All reviews</Link>
    </>
  );
}

function openTabs() {
  const panels = {
    overview: <Section title="Overview of it" />,
    trails: <Section title="Its trails" />,
    weather: <Section title="Its weather" />,
    reviews: <Section title="Its reviews" />,
  };
  const router = createMemoryRouter([{ path: '/', element: <ResortTabs resortName="Zermatt" panels={panels} /> }]);
  render(<RouterProvider router={router} />);
}

it('a link leads to the heading of its section, also after two tabs pressed at once', async () => {
  openTabs();
  const trails = screen.getByRole('tab', { name: 'Trails & Slopes' });
  const overview = screen.getByRole('tab', { name: 'Overview' });
  act(() => {
    trails.click();
    overview.click();
  });
  // The address follows in a task of its own.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  act(() => screen.getByRole('link', { name: 'All reviews' }).click());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Its reviews' })).toHaveFocus());
});
