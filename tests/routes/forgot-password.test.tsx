import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/render-app';

describe('a forgotten password', () => {
  it('cannot be reset online; the page says so and leads to the contact form', async () => {
    renderApp('/forgot-password');
    expect(await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
    expect(screen.getByText(/Passwords cannot be reset online/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/about?inquiry=Technical%20Issues#contact',
    );
    expect(screen.getByRole('link', { name: 'Back to Log In' })).toHaveAttribute('href', '/login');
  });

  it('is spoken of inside the frame of the site', async () => {
    renderApp('/forgot-password');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });
});
