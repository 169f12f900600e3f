import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetRound } from '@/features/together/rounds-store';
import { withPerson } from '@/features/together/rules/round';
import { setUnitSystem } from '@/lib/units';
import { answerAs, openRound } from '../support/round-page';
import { annasQuestion, now, saidBy } from '../support/rounds';

// Pages load lazily; having it here keeps the first test from paying for it.
import '@/routes/together.route';

beforeEach(() => setUnitSystem('metric'));

const bensRound = withPerson(annasQuestion(), saidBy('Ben', { zermatt: 'yes' }), now);
const forgetInAnotherTab = () => act(() => forgetRound(bensRound.id));

describe('A round on screen that another tab forgets', () => {
  it('hides whose answers were hidden, also once it is sent and thereby stored again', async () => {
    const showsBen = () => screen.findByRole('button', { name: 'Show', description: 'Ben' });
    const { user } = await openRound(bensRound);
    await user.click(await screen.findByRole('button', { name: 'Hide here', description: 'Ben' }));
    await showsBen();
    forgetInAnotherTab();
    expect(await showsBen()).toBeVisible();
    await answerAs(user, 'Eva', 'No');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument());
    expect(await showsBen()).toBeVisible();
  });

  it('is sent back to who has asked all the same', async () => {
    const asked = withPerson(annasQuestion(), saidBy('Anna', {}), now);
    const { user } = await openRound(asked);
    await screen.findByRole('textbox', { name: 'Your name' });
    forgetInAnotherTab();
    await answerAs(user, 'Ben', 'Yes');
    expect(await screen.findByText(/Now send it back to Anna\.$/)).toBeVisible();
  });

  it('keeps the resort that was added to it', async () => {
    const { user } = await openRound(bensRound);
    await answerAs(user, 'Eva', 'Yes');
    await user.click(await screen.findByRole('button', { name: 'Add a resort' }));
    await user.type(await screen.findByRole('combobox', { name: /resort/i }), 'vail');
    await user.click(await screen.findByRole('option', { name: /^Vail/ }));
    const board = within(await screen.findByRole('table', { name: 'Answers' }));
    await board.findByRole('row', { name: /^Vail/ });
    forgetInAnotherTab();
    expect(await board.findByRole('row', { name: /^Vail/ })).toBeVisible();
  });
});
