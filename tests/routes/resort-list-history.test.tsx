import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { renderApp } from '../support/render-app';
import { choose } from '../support/resort-list';

describe('choices', () => {
  it('are one step of the history each, whatever the address holds', async () => {
    const { user, router } = renderApp(
      '/resorts?search=l%27alpe%2C+%28d%E2%80%99huez%29&region=Europe&countries=Austria&countries=France&facilities=Ski+School&styles=mega_resort&styles=family_friendly&minPeak=2000&trip=2027-02-14..2027-02-21_b1',
    );
    await screen.findByRole('heading', { name: /No resorts/ });
    const pushed: string[] = [];
    onTestFinished(
      router.subscribe(({ historyAction, location, navigation }) => {
        if (historyAction === 'PUSH' && navigation.state === 'idle')
          pushed.push(String(new URLSearchParams(location.search).get('sortBy')));
      }),
    );
    await choose(user, 'Sort By', 'Peak elevation, highest first');
    await choose(user, 'Sort By', 'Snowfall, most first');
    await choose(user, 'Sort By', 'Name, A to Z');
    await waitFor(() => expect(pushed).toContain('name'));
    expect(pushed).toEqual(['elevation', 'snowfall', 'name']);
  });
});
