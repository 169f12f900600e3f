import type { Page } from '@playwright/test';
import { emptyHeart } from '../people';
import { expect } from '../site';

/** A guest whose list is full tries to save one more: the dialog that speaks of accounts opens. */
export const fourthHeart = (page: Page) => emptyHeart(page, 'Tignes').click();

/** Closes that dialog. */
export async function decline(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

export async function declineAndTryAgain(page: Page): Promise<void> {
  await decline(page);
  await fourthHeart(page);
  await expect(page.getByRole('dialog')).toBeVisible();
}
