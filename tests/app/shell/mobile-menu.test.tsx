import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render-app';

it("the phone's menu closes when a link is followed, even one that keeps the path", async () => {
  const { user, router } = renderApp('/resorts?region=Europe');
  await screen.findByText(/^Showing \d+ of \d+ resorts$/);
  const button = screen.getByRole('button', { name: 'Menu' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  await user.click(menu.getByRole('link', { name: 'Resorts' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
