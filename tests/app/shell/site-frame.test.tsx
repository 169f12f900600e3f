// spec: 2.3

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { App } from '@/app/app';
import { createApp } from '@/app/create-app';
import { DisplaySettings } from '@/app/shell/display-settings';
import { setTheme } from '@/lib/theme';
import { renderApp } from '../../support/render-app';

vi.hoisted(() => {
  vi.stubEnv('VITE_SOCIAL_INSTAGRAM', 'https://www.instagram.com/our-own');
  vi.stubEnv('VITE_SOCIAL_YOUTUBE', 'javascript:alert(1)');
});

it("the footer's links stand in a navigation of its own name, with the social networks that are set", async () => {
  renderApp('/privacy-policy');
  const footer = within(await screen.findByRole('contentinfo'));
  // The same page in the other languages is no place of the site.
  const places = footer.getAllByRole('link').filter((link) => !link.hasAttribute('hreflang'));
  const links = places.map(({ textContent }) => textContent);
  const named = within(footer.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
  expect(links).toContain('About Us');
  expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', 'https://www.instagram.com/our-own');
  expect(links).not.toContain('Facebook');
  expect(links).not.toContain('YouTube');
  expect(named.map(({ textContent }) => textContent)).toEqual(links);
  expect(named.slice(0, 7).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About Us', '/about'],
    ['Privacy Policy', '/privacy-policy'],
    ['Terms & Conditions', '/terms-conditions'],
    ['All Resorts', '/resorts'],
    ['European Resorts', '/resorts?region=Europe'],
    ['North American Resorts', '/resorts?region=North%20America'],
    ['Blog Articles', '/blog'],
  ]);
});

it('a choice is checked, stored, and stays checked; the last of two quick ones wins', async () => {
  const radio = (name: string) => screen.getByRole('radio', { name });
  setTheme('system');
  render(<DisplaySettings />);
  await userEvent.click(radio('Light'));
  await userEvent.click(radio('Dark'));
  expect(radio('Dark')).toBeChecked();
  await waitFor(() => expect(localStorage.getItem('theme')).toBe('dark'));
  expect(radio('Dark')).toBeChecked();
  expect(radio('Light')).not.toBeChecked();
});

it('Skip to content leads to the main part and leaves the address alone, which may hold a round, and what was typed', async () => {
  const address = '/together#new=zermatt,livigno';
  window.history.replaceState(null, '', address);
  const { queryClient, router, dispose } = createApp();
  const { unmount } = render(<App queryClient={queryClient} router={router} />);
  onTestFinished(() => {
    unmount();
    dispose();
    queryClient.clear();
  });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Anna');
  await user.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.pathname + window.location.hash).toBe(address);
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Anna');
});
