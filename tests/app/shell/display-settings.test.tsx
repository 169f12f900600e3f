import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DisplaySettings } from '@/app/shell/display-settings';
import { setTheme } from '@/lib/theme';

const radio = (name: string) => screen.getByRole('radio', { name });

it('a choice is checked, stored, and stays checked; the last of two quick ones wins', async () => {
  setTheme('system');
  render(<DisplaySettings />);
  await userEvent.click(radio('Light'));
  await userEvent.click(radio('Dark'));
  expect(radio('Dark')).toBeChecked();
  await waitFor(() => expect(localStorage.getItem('theme')).toBe('dark'));
  expect(radio('Dark')).toBeChecked();
  expect(radio('Light')).not.toBeChecked();
});
