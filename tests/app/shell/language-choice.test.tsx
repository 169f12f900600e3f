import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PAGE } from '../../support/quiet-page';
import { renderApp } from '../../support/render-app';

const NONE = 'null';
const position = () => sessionStorage.getItem('language_scroll');

/** Opens a page, and waits until it has taken what an earlier one left. */
async function openPage() {
  const view = renderApp(PAGE);
  await waitFor(() => expect(position()).toBe(NONE));
  return view;
}

beforeEach(() => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-CH']);
  // The page stays: jsdom opens no other.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  onTestFinished(() => window.removeEventListener('click', stay));
});

describe('the scroll position', () => {
  it.each(['Deutsch', 'Diese Seite auf Deutsch'])('is kept for the page that “%s” opens', async (name) => {
    const { user } = await openPage();
    const link = await screen.findByRole('link', { name });
    await user.click(link);
    expect(position()).toBe('0');
    expect(localStorage.getItem('language')).toBe('de');
  });

  it.each(['Deutsch', 'Diese Seite auf Deutsch'])('is not kept where “%s” opens another tab', async (name) => {
    const { user } = await openPage();
    const link = await screen.findByRole('link', { name });
    await user.keyboard('{Control>}');
    await user.click(link);
    await user.keyboard('{/Control}');
    expect(position()).toBe(NONE);
    expect(localStorage.getItem('language')).toBe('de');
  });

  it('is not kept when the offer of another language is declined', async () => {
    const { user } = await openPage();
    const decline = await screen.findByRole('button', { name: 'Nein, danke' });
    await user.click(decline);
    expect(screen.queryByRole('link', { name: 'Diese Seite auf Deutsch' })).not.toBeInTheDocument();
    expect(position()).toBe(NONE);
    expect(localStorage.getItem('language')).toBe('en');
  });
});

it.each(['/login', '/signup'])('is offered at %s too', async (path) => {
  renderApp(path);
  expect(await screen.findByRole('link', { name: 'Diese Seite auf Deutsch' })).toHaveAttribute('href', `/de${path}`);
});

it.each(['Deutsch', 'Diese Seite auf Deutsch'])('offline, “%s” keeps the page and says why', async (name) => {
  onTestFinished(() => onlineManager.setOnline(true));
  const { user } = await openPage();
  const link = await screen.findByRole('link', { name });
  // Before the window's listener above, which keeps every page.
  const isKept = vi.fn((click: Event) => click.defaultPrevented);
  document.addEventListener('click', isKept, { once: true });
  await act(async () => onlineManager.setOnline(false));
  await user.click(link);
  expect(isKept).toHaveReturnedWith(true);
  expect(await screen.findByText('Other languages need a connection.')).toBeVisible();
  expect(localStorage.getItem('language')).not.toBe('de');
});

it('the focus goes to the heading of the page when the offer that had it is declined', async () => {
  const { user } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Nein, danke' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('a link to a language stays on this site, whatever the address of the page is', async () => {
  renderApp('//hostile.example/resorts?a=1');
  for (const name of ['English', 'Deutsch']) {
    expect(await screen.findByRole<HTMLAnchorElement>('link', { name })).toHaveProperty('origin', location.origin);
  }
});
