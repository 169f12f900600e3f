// spec: 2.11

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/render-app';
import { title } from '../support/resort-page';

// Pages load lazily; having them here keeps the first test from paying for it.
import '@/features/resort-page/trails-tab';
import '@/routes/resort.route';

describe('the sections', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });

  /** The page of Zermatt, come to from the page about the site. */
  async function open(address = '/resorts/zermatt') {
    const app = renderApp('/about', address);
    await title('Zermatt');
    return app;
  }

  async function expectBackToLeave(router: ReturnType<typeof renderApp>['router']) {
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/about');
  }

  it('stand in the address, and one Back leads to where one came from', async () => {
    const { user, router } = await open();
    expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
    await user.click(tab('Trails & Slopes'));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=trails'));
    expect(await screen.findByRole('heading', { name: 'Runs by difficulty' })).toBeVisible();
    await user.click(tab('Overview'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await user.click(tab('Weather & Snow'));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=weather'));
    await expectBackToLeave(router);
  });

  it('are walked with the arrow keys, around both ends, and to them by Home and End', async () => {
    const { user, router } = await open();
    await user.click(tab('Overview'));
    const walked: [key: string, name: string, search: string][] = [
      ['{ArrowRight}', 'Trails & Slopes', '?tab=trails'],
      ['{ArrowRight}', 'Weather & Snow', '?tab=weather'],
      ['{ArrowLeft}', 'Trails & Slopes', '?tab=trails'],
      ['{Home}', 'Overview', ''],
      ['{ArrowLeft}', 'Reviews', '?tab=reviews'],
      ['{ArrowRight}', 'Overview', ''],
      ['{End}', 'Reviews', '?tab=reviews'],
    ];
    for (const [key, name, search] of walked) {
      await user.keyboard(key);
      expect(tab(name)).toHaveFocus();
      await waitFor(() => expect(tab(name)).toHaveAttribute('aria-selected', 'true'));
      await waitFor(() => expect(router.state.location.search).toBe(search));
    }
  });

  it('leave Alt and an arrow, the way back, to the browser', async () => {
    const { user } = await open();
    await user.click(tab('Overview'));
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(tab('Overview')).toHaveFocus();
    expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  });

  it('are one stop of the Tab key, and the section is the next', async () => {
    const { user } = await open('/resorts/zermatt?tab=trails');
    await user.click(tab('Trails & Slopes'));
    await user.tab({ shift: true });
    expect(screen.getByRole('tablist')).not.toContainElement(document.activeElement as HTMLElement);
    await user.tab();
    expect(tab('Trails & Slopes')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tabpanel', { name: 'Trails & Slopes' })).toHaveFocus();
  });

  it('an unknown one is the overview', async () => {
    await open('/resorts/zermatt?tab=parking');
    expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  });

  it('are chosen from a sheet on phones, which hands the focus to the section', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: 'Overview' }));
    const sheet = await screen.findByRole('dialog', { name: 'Resort sections' });
    expect(within(sheet).getByRole('button', { name: 'Overview' })).toHaveAttribute('aria-current', 'true');
    await user.click(within(sheet).getByRole('button', { name: 'Weather & Snow' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Current conditions' })).toHaveFocus());
    expect(router.state.location.search).toBe('?tab=weather');
    expect(screen.getByRole('button', { name: 'Weather & Snow' })).toBeVisible();
    await expectBackToLeave(router);
  });

  it('are left by Back when only the sheet is open, which stays on the resort', async () => {
    const { user, router } = await open('/resorts/zermatt?tab=trails');
    await user.click(screen.getByRole('button', { name: 'Trails & Slopes' }));
    expect(await screen.findByRole('dialog', { name: 'Resort sections' })).toBeVisible();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ pathname: '/resorts/zermatt', search: '?tab=trails' });
    await expectBackToLeave(router);
  });

  it('give the page its title', async () => {
    const { user } = await open('/resorts/zermatt?tab=weather');
    await waitFor(() => expect(document.title).toBe('Weather & Snow – Zermatt | Snowline'));
    await user.click(tab('Overview'));
    await waitFor(() => expect(document.title).toBe('Zermatt, Switzerland | Snowline'));
  });

  it('are led to by links that leave no entry behind', async () => {
    const { user, router } = await open();
    await user.click(await screen.findByRole('link', { name: /^\d+ reviews$/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=reviews'));
    await expectBackToLeave(router);
  });

  it('a sheet closed without a choice gives the focus back', async () => {
    const { user, router } = await open();
    await user.click(screen.getByRole('button', { name: 'Overview' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Overview' })).toHaveFocus());
    await expectBackToLeave(router);
  });
});
