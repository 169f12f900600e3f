import { roundAddress, three } from './links';
import { expect, test } from './site';
import { expectWhole } from './visit-state';
import { brokenWords, resize, wordsAt } from './window-and-text';

// What a group on phones reads while it decides, each in another language.
test.use({ viewport: { width: 320, height: 800 } });

const french = `/fr${roundAddress('Semaine en février', three, [
  ['Anna', 'ynn', 'En train ?'],
  ['Ben', 'ynn'],
  ['Chloé', 'mnn'],
])}`;

test('In German the note beside the stars of a row is read whole or left out', async ({ page }) => {
  await page.goto('/de/resorts?view=table&country=United+States');
  const notes = page.getByRole('table').getByText('wenige Noten');
  await expect(notes).not.toHaveCount(0);
  for (const width of [360, 390]) {
    await resize(page, width);
    const lines = await notes.evaluateAll((all) =>
      all.map((note) => note.closest('[role="img"]')?.getBoundingClientRect().toJSON() as DOMRect),
    );
    // What is left out stands below the line, out of sight.
    const cut = (await wordsAt(notes)).filter((words, index) => {
      const line = lines[index] as DOMRect;
      return words.right > line.right && words.top < line.bottom - 1;
    });
    expect(cut, `${width} px`).toEqual([]);
  }
});

test('In a comparison on a phone both bounds of a price stand on one line', async ({ page }) => {
  await page.goto('/compare?ids=mt-baker,mammoth-mountain');
  await expectWhole(page, 'Lifts and facilities');
  const figures = page.getByRole('row', { name: /^Day ticket/ }).getByText(/^(54 – 60|149 – 159)$/);
  await expect(figures).toHaveCount(2);
  for (const width of [320, 360, 390]) {
    await resize(page, width);
    expect(await brokenWords(figures), `${width} px`).toEqual([]);
  }
});

test('In French notes stand in quotation marks with their spaces', async ({ page }) => {
  await page.goto(french);
  await expect(page.getByText('En train ?').locator('..')).toHaveCSS('quotes', '"«\u00a0" "\u00a0»"');
});
