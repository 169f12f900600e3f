// spec: 2.21

import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { STORAGE_KEYS } from '@/config/constants';
import { EXPIRATION_DATABASE, RESPONSE_CACHES } from '@/config/service-worker';
import { renderApp } from '../support/render-app';

describe.each([
  ['/privacy-policy', 'Privacy Policy', 'Having data deleted, and your other rights'],
  ['/terms-conditions', 'Terms & Conditions', 'Safety on the mountain'],
])('%s', (path, title, section) => {
  it('says when it was last updated', async () => {
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(`${title} | Snowline`);
    expect(screen.getByText(/^Last updated:/)).toHaveTextContent('Last updated: May 9, 2025');
  });

  it('has a table of contents that leads to each section', async () => {
    const { user } = renderApp(path);
    const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
    for (const link of contents.getAllByRole('link')) {
      const id = link.getAttribute('href')?.split('#')[1] ?? '';
      expect(document.getElementById(id)).toHaveTextContent(link.textContent ?? '');
    }
    await user.click(contents.getByRole('link', { name: section }));
    await waitFor(() => expect(screen.getByRole('heading', { name: section })).toHaveFocus());
  });
});

it('An address with a hash does not take the focus from a field that somebody writes in already', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  field.focus();
  renderApp('/privacy-policy#who');
  await screen.findByRole('heading', { level: 1 });
  expect(field).toHaveFocus();
});

describe('the privacy policy', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('names every entry the site keeps in the browser', async () => {
    renderApp('/privacy-policy');
    await screen.findByRole('heading', { level: 1 });
    const names = [...Object.values({ ...STORAGE_KEYS, ...RESPONSE_CACHES }), EXPIRATION_DATABASE];
    for (const name of names) expect(screen.getByText(name)).toBeVisible();
  });

  it.each([
    ['VITE_ERROR_ENDPOINT', 'https://reports.example', 'Error reports', 1],
    ['VITE_ERROR_ENDPOINT', '', 'Error reports', 0],
    ['VITE_VITALS_ENDPOINT', 'https://reports.example', 'Measurements of speed', 1],
    ['VITE_VITALS_ENDPOINT', '', 'Measurements of speed', 0],
  ])('of a build with %s="%s" says "%s" %i times', async (variable, address, words, mentions) => {
    vi.resetModules();
    vi.stubEnv(variable, address);
    const { OtherServers } = await import('@/features/legal/privacy-data');
    render(<OtherServers />);
    expect(screen.queryAllByText(words)).toHaveLength(mentions);
  });

  it('leads to the form by which data are deleted', async () => {
    renderApp('/privacy-policy');
    await screen.findByRole('heading', { level: 1 });
    const links = within(screen.getByRole('main')).getAllByRole('link', { name: 'contact form' });
    expect(links.map((link) => link.getAttribute('href'))).toContain('/about?inquiry=Technical%20Issues#contact');
  });
});
