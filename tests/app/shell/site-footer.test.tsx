// spec: 2.3

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render-app';

it("the footer's links stand in a navigation of its own name", async () => {
  renderApp('/privacy-policy');
  const footer = within(await screen.findByRole('contentinfo'));
  const links = footer.getAllByRole('link').map(({ textContent }) => textContent);
  const named = within(footer.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
  expect(links).toContain('About Us');
  expect(links).toContain('Instagram');
  expect(named.map(({ textContent }) => textContent)).toEqual(links);
});
