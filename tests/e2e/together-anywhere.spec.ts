import { deferApiResponses } from './layout-shift';
import { roundOfThree } from './links';
import { expectNoSidewaysScroll, placeOf } from './page-checks';
import { expect, test } from './site';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('nothing moves below a finger while the resorts of a round load', async ({ page }) => {
    const release = await deferApiResponses(page);
    await page.goto(roundOfThree);
    await expect(page.getByRole('radiogroup')).toHaveCount(3);
    const last = page.getByRole('radiogroup').last();
    const before = (await placeOf(last)).top;
    release();
    await expect(page.getByText('EUR 2,268 to ski, for 4 people, 7 days').first()).toBeVisible();
    // Less than half of the button, wherever a line breaks.
    expect(Math.abs((await placeOf(last)).top - before)).toBeLessThan(24);
  });

  test('the link alone leads to an answer in five taps, each on something as large as a finger', async ({ page }) => {
    await page.goto(roundOfThree);
    let taps = 0;
    const tap = async (target: ReturnType<typeof page.getByRole>) => {
      await target.scrollIntoViewIfNeeded();
      const { width, height } = await placeOf(target);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await target.tap();
      taps += 1;
    };
    for (const [index, word] of ['Maybe', 'Yes', 'No'].entries()) {
      await tap(page.getByRole('radiogroup').nth(index).getByRole('radio', { name: word }));
    }
    await tap(page.getByRole('textbox', { name: 'Your name' }));
    await page.keyboard.type('Ben');
    await tap(page.getByRole('button', { name: 'Send my answer' }));
    await expect(page.getByRole('heading', { level: 2, name: /1 maybe/ })).toBeInViewport();
    expect(taps).toBeLessThanOrEqual(6);
    await expectNoSidewaysScroll(page);
  });

  test('an answer that is missing is said where it can be read, below the header', async ({ page }) => {
    await page.goto(roundOfThree);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Eve');
    const send = page.getByRole('button', { name: 'Send my answer' });
    // As far down as the fields go: what is missing stands above them.
    await send.evaluate((button) => button.scrollIntoView({ block: 'start' }));
    await send.tap();
    const missing = page.getByText('Please answer for at least one resort');
    await expect(missing).toBeVisible();
    const { bottom } = await placeOf(page.getByRole('banner'));
    await expect.poll(async () => (await placeOf(missing)).top).toBeGreaterThan(bottom);
  });
});

test('where colours are forced, the chosen answer and the marks of the board stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(roundOfThree);
  const yes = page.getByRole('radiogroup').first().getByRole('radio', { name: 'Yes' });
  const no = page.getByRole('radiogroup').first().getByRole('radio', { name: 'No' });
  await yes.click();
  const ground = (target: typeof yes) =>
    target.evaluate((element) => getComputedStyle(element.closest('label') ?? element).backgroundColor);
  await expect.poll(async () => (await ground(yes)) === (await ground(no))).toBe(false);
  const marks = page.getByRole('table', { name: 'Answers' }).locator('td > span > span:first-child');
  const borders = await marks.evaluateAll((all) =>
    all.filter(({ childElementCount }) => childElementCount > 0).map((mark) => getComputedStyle(mark).borderTopStyle),
  );
  expect(borders.sort()).toEqual(['dashed', 'solid', 'solid']);
});
