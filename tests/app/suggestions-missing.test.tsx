import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { SearchCombobox } from '@/features/search/search-combobox';

vi.mock('@/features/search/suggestion-panel', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('that suggestions could not be loaded is said where they would stand', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <MemoryRouter>
      <SearchCombobox
        field={{ label: 'Search', placeholder: '' }}
        text="z"
        onType={() => {}}
        onSearch={() => {}}
        onFilter={() => {}}
        loadArticles={async () => []}
        panelClassName="left-0"
      />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('combobox'));
  const failure = await screen.findByText('Suggestions could not be loaded. Searching still works.');
  expect(failure.closest('[data-slot="suggestions"]')).toHaveClass('left-0');
});
