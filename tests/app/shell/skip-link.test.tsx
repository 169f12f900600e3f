import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { App } from '@/app/app';
import { createApp } from '@/app/create-app';

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
