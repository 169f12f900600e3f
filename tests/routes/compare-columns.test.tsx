import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { heads, table } from '../support/compare-page';
import { leaveSlowly } from '../support/leave-slowly';
import { renderApp } from '../support/render-app';
import { typeAndEnter } from '../support/type-and-enter';
import { narrowWindow } from '../support/window-width';

// Pages load lazily; having it here keeps the first test from paying for it.
import '@/routes/compare.route';

beforeEach(() => setUnitSystem('metric'));

describe('the columns of a comparison', () => {
  it('are moved by buttons that keep the focus; the address follows, and it is said where they went and who has left', async () => {
    const { user, router } = renderApp('/compare?ids=zermatt,livigno,vail&trip=2027-02-14..2027-02-21_b2');
    const grid = await table();
    expect(heads(grid)).toEqual(['Zermatt', 'Livigno', 'Vail']);
    expect(screen.getByRole('button', { name: 'Move Zermatt left' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Move Livigno right' }));
    await waitFor(() => expect(heads(grid)).toEqual(['Zermatt', 'Vail', 'Livigno']));
    expect(router.state.location.search).toMatch(/^\?ids=zermatt,vail,livigno&trip=2027-02-14/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Livigno left' })).toHaveFocus());
    expect(await screen.findByText('Livigno is column 3 of 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Zermatt' }));
    await waitFor(() => expect(heads(grid)).toEqual(['Vail', 'Livigno']));
    expect(await screen.findByText('Zermatt removed, 2 of 4')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Livigno is column 3 of 3')).not.toBeInTheDocument());
    await waitFor(() => expect(within(grid).getByRole('link', { name: 'Vail' })).toHaveFocus());
  });

  it('leave a trip in the address that is not rendered yet', async () => {
    const { router } = renderApp('/compare?ids=zermatt,livigno');
    await table();
    const move = screen.getByRole('button', { name: 'Move Zermatt right' });
    await act(async () => {
      void router.navigate('/compare?ids=zermatt,livigno&trip=b2');
      move.click();
    });
    await waitFor(() => expect(router.state.location.search).toBe('?ids=livigno,zermatt&trip=b2'));
  });

  it('hand the focus on to what takes their place on a phone', async () => {
    narrowWindow();
    const { user } = renderApp('/compare?ids=zermatt,livigno,vail');
    await table();
    await user.click(screen.getByRole('button', { name: 'Remove Livigno' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Right column: Vail/ })).toHaveFocus());
  });

  it('are chosen on a phone without losing the focus, and it is said which is shown', async () => {
    narrowWindow();
    const { user } = renderApp('/compare?ids=zermatt,livigno,vail');
    await table();
    const left = screen.getByRole('combobox', { name: /^Left column: Zermatt/ });
    left.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Zermatt' })).toHaveFocus());
    await user.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Vail' })).toHaveFocus());
    await user.keyboard('{Enter}');
    const changed = await screen.findByRole('combobox', { name: 'Left column: Vail, 3 of 3. Change' });
    await waitFor(() => expect(changed).toHaveFocus());
    expect(screen.getByText('Left column: Vail')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: /^Right column: Livigno/ }));
    await user.click(await screen.findByRole('option', { name: 'Vail' }));
    const swapped = await screen.findByRole('combobox', { name: 'Right column: Vail, 3 of 3. Change' });
    await waitFor(() => expect(swapped).toHaveFocus());
    expect(screen.getByText('Right column: Vail. Left column: Livigno')).toBeInTheDocument();
  });

  it('stay in view and keep the focus where they are moved out of the pair on a phone', async () => {
    narrowWindow();
    const { user } = renderApp('/compare?ids=zermatt,livigno,vail');
    await table();
    screen.getByRole('button', { name: 'Move Livigno right' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('combobox', { name: 'Right column: Livigno, 3 of 3. Change' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Left column: Vail, 2 of 3. Change' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Livigno left' })).toHaveFocus());
  });

  it('show a resort that is added on a phone, in the right column', async () => {
    narrowWindow();
    const { user } = renderApp('/compare?ids=zermatt,livigno');
    await table();
    await user.click(screen.getByRole('button', { name: 'Add a resort' }));
    await user.type(await screen.findByRole('combobox', { name: 'Resort' }), 'alta bad{Enter}');
    expect(await screen.findByRole('combobox', { name: 'Right column: Alta Badia, 3 of 3. Change' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Left column: Zermatt/ })).toBeVisible();
  });

  it('adds what was typed, however quickly Enter follows', async () => {
    const { user, router } = renderApp('/compare?ids=zermatt,livigno');
    await table();
    await user.click(screen.getByRole('button', { name: 'Add a resort' }));
    const box = await screen.findByRole('combobox', { name: 'Resort' });
    await screen.findAllByRole('option');
    typeAndEnter(box, 'alta bad');
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?ids=zermatt,livigno,./));
    expect(router.state.location.search).toBe('?ids=zermatt,livigno,alta-badia');
  });

  it('are found by typing alone: Tab leaves the field for the way out, and the status is silent once one was added', async () => {
    leaveSlowly();
    const { user, router } = renderApp('/compare?ids=zermatt,livigno');
    await table();
    await user.click(screen.getByRole('button', { name: 'Add a resort' }));
    const field = await screen.findByRole('combobox', { name: 'Resort' });
    expect(await screen.findByRole('listbox')).toHaveAttribute('tabindex', '-1');
    await user.type(field, 'alta badia');
    const status = within(screen.getByRole('dialog')).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('1 resort'));
    const said: string[] = [];
    const observer = new MutationObserver(() => said.push(status.textContent));
    observer.observe(status, { childList: true, subtree: true, characterData: true });
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Alta Badia added to the comparison, 3 of 4')).toBeInTheDocument();
    expect(status).toBeInTheDocument();
    expect(said).toEqual([]);
    // A second press, while the dialog leaves, adds nothing more.
    expect(field).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByText(/, 4 of 4$/)).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?ids=zermatt,livigno,alta-badia');
  });

  it('get no other by leaving the field or the dialog, which gives the focus back', async () => {
    const { user, router } = renderApp('/compare?ids=zermatt,livigno');
    await table();
    const opener = screen.getByRole('button', { name: 'Add a resort' });
    await user.click(opener);
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{Tab}');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?ids=zermatt,livigno');
    await waitFor(() => expect(opener).toHaveFocus());
    await user.keyboard('{Enter}');
    await screen.findAllByRole('option');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    expect(router.state.location.search).toBe('?ids=zermatt,livigno');
  });

  it('are one step to the page of each resort', async () => {
    renderApp('/compare?ids=zermatt,livigno');
    await table();
    expect(within(screen.getByRole('main')).getAllByRole('link', { name: /Zermatt/ })).toHaveLength(1);
  });

  it('come back with Back, also in the tray of the pages that follow, of who had chosen nothing', async () => {
    const { user, router } = renderApp('/compare?ids=zermatt,livigno,vail');
    const grid = await table();
    await user.click(screen.getByRole('button', { name: 'Move Zermatt right' }));
    await waitFor(() => expect(heads(grid)).toEqual(['Livigno', 'Zermatt', 'Vail']));
    await user.click(screen.getByRole('button', { name: 'Remove Vail' }));
    await waitFor(() => expect(heads(grid)).toEqual(['Livigno', 'Zermatt']));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(heads(grid)).toEqual(['Livigno', 'Zermatt', 'Vail']));
    await user.click(within(grid).getByRole('link', { name: 'Livigno' }));
    const tray = await screen.findByRole('complementary', { name: 'Comparison' });
    expect(within(tray).getByRole('link', { name: 'Compare 3 resorts' })).toHaveAttribute(
      'href',
      '/compare?ids=livigno,zermatt,vail',
    );
  });

  it('get one more by its name, up to four', async () => {
    const { user, router } = renderApp('/compare?ids=zermatt,livigno,vail');
    await table();
    await user.click(screen.getByRole('button', { name: 'Add a resort' }));
    const field = await screen.findByRole('combobox', { name: 'Resort' });
    await user.type(field, 'zermatt');
    expect(await screen.findByText('Zermatt is already chosen')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'xyz');
    expect(await screen.findByText('No resort starts with “xyz”.')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'val disere');
    await user.click(await screen.findByRole('option', { name: /Val d'Isère/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?ids=zermatt,livigno,vail,val-d-isere'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByText("Val d'Isère added to the comparison, 4 of 4")).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add a resort' })).toHaveAttribute('aria-disabled', 'true');
  });
});
