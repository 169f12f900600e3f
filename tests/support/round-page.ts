import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { formatRoundLink } from '@/features/together/codec/round-link';
import type { Round } from '@/features/together/rules/round';
import { renderApp } from './render-app';

/** Opens the link of a round. */
export const openRound = async (round: Round) => renderApp(`/together#${await formatRoundLink(round)}`);

/** Answers for a resort of a round. */
export const choose = async (user: UserEvent, resort: string, answer: string): Promise<void> =>
  user.click(within(await screen.findByRole('radiogroup', { name: resort })).getByRole('radio', { name: answer }));

/** Sends an answer for Zermatt under a name. */
export async function answerAs(user: UserEvent, name: string, answer: string): Promise<void> {
  await choose(user, 'Zermatt', answer);
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), name);
  await user.click(screen.getByRole('button', { name: 'Send my answer' }));
}
