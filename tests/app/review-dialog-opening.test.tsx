import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAsMember } from '../support/render-app';
import { ownCard, zermatt } from '../support/review-form';

const { opened: code, open: arrive } = await vi.hoisted(async () => {
  const { gate } = await import('../support/deferred-response');
  return gate();
});
vi.mock('@/features/reviews/edit-review-dialog', async (original) => {
  await code;
  return original();
});

it('A press on the button of one’s own review is seen while the code of its dialog is on its way', async () => {
  const { user } = renderAsMember(zermatt);
  const card = within(await ownCard());
  const edit = card.getByRole('button', { name: 'Edit review' });
  await user.click(edit);
  expect(edit).toHaveAttribute('aria-busy', 'true');
  expect(card.getByRole('button', { name: 'Delete review' })).toHaveAttribute('aria-busy', 'false');
  arrive();
  expect(await screen.findByRole('dialog', { name: 'Edit review' })).toBeVisible();
  expect(edit).toHaveAttribute('aria-busy', 'false');
});
