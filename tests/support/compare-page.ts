import { screen, within } from '@testing-library/react';

/** The resorts of a comparison side by side. */
export const table = () => screen.findByRole('table', { name: /side by side$/ });

/** The texts of a row's cells. */
export const cells = (grid: HTMLElement, label: string | RegExp): string[] => {
  const row = within(grid).getByRole('rowheader', { name: label }).closest<HTMLElement>('[role="row"]') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
};

/** The names above the columns. */
export const heads = (grid: HTMLElement): string[] =>
  within(grid)
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => within(head).getByRole('link').textContent);
