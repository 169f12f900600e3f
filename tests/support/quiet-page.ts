import { screen } from '@testing-library/react';

/** A page that requests nothing itself. */
export const PAGE = '/forgot-password';
export const page = () => screen.findByRole('heading', { level: 1, name: 'Forgot your password?' });

export const loginPage = () => screen.findByRole('heading', { level: 1, name: 'Log In' });
export const menuButton = () => screen.findByRole('button', { name: 'Account menu' });
/** The open account menu: named Account with a session, else Menu. */
export const menuRegion = (name = 'Account') => screen.findByRole('region', { name });
