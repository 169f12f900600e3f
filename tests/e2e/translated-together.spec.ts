import { roundOfThree } from './together-round';
import { expect, test } from './translated-page';

test('A round is answered, changed, added to and taken back, and names stay as they are given', async ({ page }) => {
  await page.goto(roundOfThree);
  const headline = page.getByRole('main').getByRole('heading', { level: 2 }).last();
  await expect(headline).toHaveText('«Zermatt: 1 yes, nobody against.»');
  const choose = (index: number, word: string) =>
    page
      .getByRole('radiogroup')
      .nth(index)
      .getByRole('radio', { name: `«${word}»` })
      .click();
  const send = page.getByRole('button', { name: '«Send my answer»' });
  await send.click();
  await expect(page.getByText('«Please enter your name»')).toBeVisible();
  for (const [index, word] of ['Yes', 'Maybe', 'No'].entries()) await choose(index, word);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await page.getByRole('textbox', { name: 'Note' }).fill('By train');
  await send.click();
  const people = page.getByRole('columnheader');
  await expect(people).toHaveCount(4);
  await expect(headline).not.toHaveText('«Zermatt: 1 yes, nobody against.»');

  await page.getByRole('button', { name: '«Change»' }).click();
  await choose(0, 'No');
  await send.click();
  await expect(page.getByRole('row').filter({ hasText: 'Livigno' })).toContainText('no');

  await page.getByRole('button', { name: '«Hide here»' }).click();
  await expect(page.getByText('«is hidden in this browser»')).toBeVisible();
  await page.getByRole('button', { name: '«Show»' }).click();
  await page.getByRole('button', { name: '«Add a resort»' }).click();
  await page.getByRole('combobox', { name: '«Resort»' }).fill('davos');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/not seen Davos/)).toBeVisible();
  await page.getByRole('button', { name: '«Send all answers»' }).click();
  await page.getByRole('button', { name: '«Take back»' }).click();
  await expect(people).toHaveCount(3);
  await page.getByRole('button', { name: '«Answer again»' }).click();
  await expect(page.getByRole('heading', { name: '«Where would you go?»' })).toBeVisible();
});
