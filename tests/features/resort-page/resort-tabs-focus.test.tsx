import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ResortTabs } from '@/features/resort-page/resort-tabs';

function Section({ title }: { title: string }) {
  return (
    <>
      <h2>{title}</h2>
      <Link to="?tab=reviews">All reviews</Link>
    </>
  );
}

function openTabs(onReach = () => {}) {
  const panels = {
    overview: <Section title="Overview of it" />,
    trails: <Section title="Its trails" />,
    weather: <Section title="Its weather" />,
    reviews: <Section title="Its reviews" />,
  };
  const tabs = <ResortTabs resortName="Zermatt" panels={panels} onReach={onReach} />;
  const router = createMemoryRouter([{ path: '/', element: tabs }]);
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

it('who comes to the sections by mouse, by touch or by keyboard reaches for them before the press', async () => {
  const onReach = vi.fn();
  openTabs(onReach);
  expect(onReach).not.toHaveBeenCalled();

  await userEvent.hover(screen.getByRole('tab', { name: 'Weather & Snow' }));
  expect(onReach).toHaveBeenCalled();

  onReach.mockClear();
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  expect(onReach).toHaveBeenCalled();

  onReach.mockClear();
  await userEvent.hover(screen.getByRole('button', { name: 'Overview' }));
  expect(onReach).toHaveBeenCalled();
});
