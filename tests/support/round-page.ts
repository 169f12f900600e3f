import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Answers for a resort of a round. */
export const choose = async (user: UserEvent, resort: string, answer: string): Promise<void> =>
  user.click(within(await screen.findByRole('radiogroup', { name: resort })).getByRole('radio', { name: answer }));
