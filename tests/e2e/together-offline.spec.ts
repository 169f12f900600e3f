import { roundAddress, roundOfThree, three } from './links';
import { expect, test, visit, waitUntilCached } from './offline-site';

test('a round that was opened once is read and answered without a network, in a page that is reloaded', async ({
  page,
  context,
  network,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, roundOfThree);
  await waitUntilCached(page, ...three.map((id) => `/api/resorts/${id}`));
  await network.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Zermatt: 1 yes, nobody against.' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Zermatt/ })).toContainText('EUR 2,268 to ski, for 4 people, 7 days');
  for (const [index, word] of ['Maybe', 'Yes', 'No'].entries()) {
    await page.getByRole('radiogroup').nth(index).getByRole('radio', { name: word }).click();
  }
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await page.getByRole('button', { name: 'Send my answer' }).click();
  await expect(page.getByRole('columnheader', { name: 'Ben' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/together#1.');

  // Another friend's link of the same round, which came by a message.
  await page.goto(
    roundAddress('Week in February', three, [
      ['Anna', 'ynm'],
      ['Carla', 'nyy'],
    ]),
  );
  await expect(page.getByRole('columnheader')).toHaveText(['Resort', 'Anna', 'Ben', 'Carla', 'Together']);
});
