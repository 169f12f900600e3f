import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A page that requests nothing itself. */
export const PAGE = '/forgot-password';
export const page = () => screen.findByRole('heading', { level: 1, name: 'Forgot your password?' });

export const loginPage = () => screen.findByRole('heading', { level: 1, name: 'Log In' });
export const menuButton = () => screen.findByRole('button', { name: 'Account menu' });
/** The open account menu: named Account with a session, else Menu. */
export const menuRegion = (name = 'Account') => screen.findByRole('region', { name });

/** Presses the button of the account menu and returns the queries of the menu. */
export async function openMenu(user: UserEvent, name?: string) {
  await user.click(await menuButton());
  return within(await menuRegion(name));
}
