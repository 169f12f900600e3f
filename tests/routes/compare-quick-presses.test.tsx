import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { heads, table } from '../support/compare-page';
import { renderApp } from '../support/render-app';
import { narrowWindow } from '../support/window-width';

// Pages load lazily; having it here keeps the first test from paying for it.
import '@/routes/compare.route';

beforeEach(() => setUnitSystem('metric'));

describe('the columns of a comparison, pressed again before the last press is rendered,', () => {
  it('are moved and removed by each press', async () => {
    const { router } = renderApp('/compare?ids=zermatt,livigno,vail,verbier');
    const grid = await table();
    const move = screen.getByRole('button', { name: 'Move Zermatt right' });
    move.focus();
    await act(async () => {
      move.click();
      move.click();
    });
    await waitFor(() => expect(router.state.location.search).toBe('?ids=livigno,vail,zermatt,verbier'));
    await waitFor(() => expect(heads(grid)).toEqual(['Livigno', 'Vail', 'Zermatt', 'Verbier']));
    expect(await screen.findByText('Zermatt is column 3 of 4')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Zermatt right' })).toHaveFocus());
    const removals = ['Livigno', 'Vail'].map((name) => screen.getByRole('button', { name: `Remove ${name}` }));
    await act(async () => {
      for (const button of removals) {
        button.focus();
        button.click();
      }
    });
    await waitFor(() => expect(router.state.location.search).toBe('?ids=zermatt,verbier'));
    expect(await screen.findByText('Vail removed, 2 of 4')).toBeInTheDocument();
    await waitFor(() => expect(within(grid).getByRole('link', { name: 'Zermatt' })).toHaveFocus());
  });

  it('stay in view on a phone', async () => {
    narrowWindow();
    renderApp('/compare?ids=zermatt,livigno,vail,verbier');
    await table();
    const move = screen.getByRole('button', { name: 'Move Zermatt right' });
    move.focus();
    await act(async () => {
      move.click();
      move.click();
    });
    expect(await screen.findByRole('combobox', { name: 'Right column: Zermatt, 3 of 4. Change' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Left column: Vail, 2 of 4. Change' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Zermatt right' })).toHaveFocus());
  });
});
