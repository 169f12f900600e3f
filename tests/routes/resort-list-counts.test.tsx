import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deferResponse } from '../support/deferred-response';
import { renderApp } from '../support/render-app';
import { choose, counts } from '../support/resort-list';

/** What the live region with the count has said since now. */
async function recordCounts(): Promise<string[]> {
  const region = (await counts(/^Showing/)).closest('[aria-live]');
  if (!region) throw new Error('The count is in no live region');
  const said: string[] = [];
  new MutationObserver(() => said.push(region.textContent)).observe(region, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  return said;
}

it('A choice is announced with the count of its own response, not with the one before', async () => {
  const { user } = renderApp('/resorts');
  await counts('Showing 12 of 374 resorts');
  const said = await recordCounts();

  const response = deferResponse('get', '/resorts');
  await choose(user, 'Region', 'North America');
  await screen.findByRole('button', { name: /^Remove filter: .*North America/ });
  await waitFor(() => expect(response.count()).toBe(1));
  expect(said).toEqual([]);

  response.release();
  await screen.findByText('Filtered results');
  expect(said).toEqual([expect.stringMatching(/^Showing 12 of \d{2,3} resorts\. Filtered results$/)]);
});
