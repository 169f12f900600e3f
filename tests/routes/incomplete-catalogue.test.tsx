import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { renderApp } from '../support/render-app';
import { button, cards, counts, openAdvanced, serveResorts } from '../support/resort-list';
import { widenWindow } from '../support/window-width';

beforeEach(() => {
  setUnitSystem('metric');
});

/** Each resort has a peak and a place. */
const facts = (index: number) => ({
  elevation: { base: 500, peak: 1500 },
  location: { latitude: 46 + (index % 1000) / 1000, longitude: 8 },
});
const serveAll = (count = 12) => serveResorts(count, { facts });
const serveNone = () => serveResorts(30, { failing: 'all' });
const serveHalf = () => serveResorts(30, { facts, failing: 2 });

const HALF = /^This covers only 18 of 30 resorts\./;
const FIRST = 'This covers the first 2,000 of 2,001 resorts, the best rated.';
const map = (name: RegExp) => screen.findByRole('application', { name });
const table = () => screen.findByRole('region', { name: 'Table of resorts, scrolls sideways' });

describe.each([
  ['beside the list', true],
  ['in place of the list', false],
])('a map %s', (_where, isWide) => {
  const open = () => {
    if (isWide) widenWindow();
    return renderApp('/resorts?view=map&minPeak=1000');
  };
  /** Where it is said: the list that a map stands in place of is out of sight. */
  const place = async () => (isWide ? screen : within((await map(/^Map of/)).parentElement as HTMLElement));

  it('says that the catalogue could not be loaded, and counts nothing; it can be tried again', async () => {
    serveNone();
    const { user } = open();
    const again = await (await place()).findByRole('button', { name: 'Try Again' });
    expect(await map(/^Map of the resorts\./)).toBeInTheDocument();
    expect(screen.queryByText(/\b0 resorts/)).not.toBeInTheDocument();
    serveAll();
    await user.click(again);
    expect(await map(/^Map of 12 resorts\./)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument());
  });

  it('says of which part it speaks', async () => {
    serveHalf();
    open();
    expect(await (await place()).findByText(HALF)).toBeVisible();
    expect(await map(/^Map of 18 resorts\./)).toBeInTheDocument();
  });

  it('says of how many it speaks above the cap', async () => {
    serveResorts(2001, { limit: 1000, facts });
    open();
    expect(await (await place()).findByText(FIRST)).toBeVisible();
    expect(await map(/^Map of 2,000 resorts\./)).toBeInTheDocument();
  });
});

describe('a table', () => {
  const open = () => {
    widenWindow();
    return renderApp('/resorts?view=table&minPeak=1000');
  };

  it('does not stand where the catalogue could not be loaded', async () => {
    serveNone();
    const { user } = open();
    const again = await button('Try Again');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    serveAll();
    await user.click(again);
    expect(within(await table()).getAllByRole('row')).toHaveLength(13);
  });
});

describe('suggestions', () => {
  it('say of which part they speak, and of no resort that there is none; completed, they leave the focus in the search', async () => {
    serveHalf();
    const { user } = renderApp('/');
    const field = await screen.findByRole('combobox', { name: /^Search resorts/ });
    await user.type(field, 'resort 13');
    expect(await screen.findByText(HALF)).toBeVisible();
    expect(screen.queryByText(/starts with/)).not.toBeInTheDocument();
    serveAll(30);
    (await button('Try Again')).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: /^Resort 13/ })).toBeVisible();
    expect(field).toHaveFocus();
  });
});

describe('filters', () => {
  it('say that the catalogue could not be loaded, beside a list that is there, and can be tried again', async () => {
    serveAll();
    const { user } = renderApp('/resorts');
    await counts(/^Showing 12/);
    serveNone();
    await user.click(await button(/^Advanced Filters/));
    expect(await screen.findByText(/^The resorts could not be loaded\./)).toBeVisible();
    expect(cards()).toHaveLength(12);
    serveAll();
    await user.click(await button('Try Again'));
    expect(await screen.findAllByText('All 12 report it')).not.toHaveLength(0);
  });

  it('say of which part their figures speak, and have the focus once that is the whole', async () => {
    serveResorts(30, { facts, failing: 3 });
    const { user } = renderApp('/resorts');
    const panel = await openAdvanced(user);
    expect(await panel.findByText(/^This covers only 24 of 30 resorts\./)).toBeVisible();
    expect(await panel.findAllByText('All 24 report it')).not.toHaveLength(0);
    expect(cards()).toHaveLength(12);
    serveAll(30);
    panel.getByRole('button', { name: 'Try Again' }).focus();
    await user.keyboard('{Enter}');
    expect(await panel.findAllByText('All 30 report it')).not.toHaveLength(0);
    expect(screen.getByRole('region', { name: 'Advanced Filters' })).toHaveFocus();
  });
});
