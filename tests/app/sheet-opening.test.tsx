import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../support/render-app';

// Pages load lazily; having them here keeps the tests from paying for it.
import '@/routes/resort.route';
import '@/routes/resorts.route';

const { filters, sections } = await vi.hoisted(async () => {
  const { gate } = await import('../support/deferred-response');
  return { filters: gate(), sections: gate() };
});
vi.mock('@/features/resort-filters/filter-sheet', async (original) => {
  await filters.opened;
  return original();
});
vi.mock('@/features/resort-page/section-sheet', async (original) => {
  await sections.opened;
  return original();
});

it.each([
  { address: '/resorts', name: 'Filters and sort', code: filters, dialog: 'Filters and sort' },
  { address: '/resorts/zermatt', name: 'Overview', code: sections, dialog: 'Resort sections' },
])(
  'The press of $name is seen while the code of what it opens is on its way',
  async ({ address, name, code, dialog }) => {
    const { user } = renderApp(address);
    const button = await screen.findByRole('button', { name });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    code.open();
    expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
  },
);
