import { cards } from './resort-cards';
import { expect, test } from './site';

test('Cards beside each other have the same facts at the same heights, whatever they report', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/resorts?country=Austria&sortBy=name');
  await expect(cards(page).nth(3)).toBeVisible();
  const facts = await cards(page).evaluateAll((all) =>
    all.slice(0, 4).map((card) =>
      [...card.querySelectorAll('dt')].map((label) => {
        const { left, top } = label.getBoundingClientRect();
        return `${label.textContent} ${Math.round(left - card.getBoundingClientRect().left)} ${Math.round(top)}`;
      }),
    ),
  );
  expect(facts[0]).toHaveLength(6);
  expect(facts).toEqual(facts.map(() => facts[0]));
});
