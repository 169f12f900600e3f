import { screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { NavigationType, Router } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VirtualResortGrid } from '@/components/resort-card/virtual-resort-grid';
import { runWhenIdle } from '@/lib/idle-queue';
import { resortWith } from '../../support/resort';

/** Pixels; jsdom lays nothing out. */
const CARD = 500;
const FIRST_SCREEN = 2;

let root: Root;
let cardHeight = CARD;

beforeEach(() => {
  // What is rendered at once is told from what comes later, which `act` would not let one see.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  cardHeight = CARD;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const place = this.dataset.resort ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
    return new DOMRect(0, place * cardHeight, 300, cardHeight);
  });
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
});

const navigator = { createHref: () => '/', go: () => {}, push: () => {}, replace: () => {} };

function show(names: readonly string[], { key = 'one', isBack = false } = {}) {
  const resorts = names.map((name) => resortWith({ id: name, name }));
  const type = isBack ? NavigationType.Pop : NavigationType.Push;
  flushSync(() =>
    root.render(
      <Router navigator={navigator} location={{ pathname: '/resorts', key }} navigationType={type}>
        <VirtualResortGrid name="deferred" resorts={resorts} firstScreen={FIRST_SCREEN} />
      </Router>,
    ),
  );
}

const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('another list', () => {
  it('has the cards of the first screen at once, and those below it in place of the ones before', async () => {
    show(['A', 'B', 'C', 'D']);
    show(['D', 'E', 'F', 'G'], { key: 'two' });
    expect(shown()).toEqual(['D', 'E', 'C']);
    await vi.waitFor(() => expect(shown()).toEqual(['D', 'E', 'F', 'G']));
  });

  it('has no more cards at once than can be seen', async () => {
    cardHeight = 800;
    show(['A', 'B', 'C', 'D']);
    // The list is measured in an idle callback.
    await new Promise<void>((resolve) => runWhenIdle(resolve));
    show(['E', 'F', 'G', 'H'], { key: 'two' });
    expect(shown()).toEqual(['E', 'B', 'C', 'D']);
    await vi.waitFor(() => expect(shown()).toEqual(['E', 'F', 'G', 'H']));
  });

  it('has its pictures after its words', async () => {
    const loading = (name: string) =>
      screen.getByRole('article', { name }).querySelector('img')?.getAttribute('loading');
    show(['A', 'B', 'C']);
    expect(loading('A')).toBe('eager');
    show(['D', 'E', 'F'], { key: 'two' });
    expect(loading('D')).toBe('lazy');
    await vi.waitFor(() => expect(loading('D')).toBe('eager'));
  });

  it('comes at once as far as it can be seen', () => {
    cardHeight = 200;
    show(['A', 'B', 'C', 'D']);
    show(['E', 'F', 'G', 'H'], { key: 'two' });
    expect(shown()).toEqual(['E', 'F', 'G', 'H']);
  });

  it('comes at once with Back, which restores the scroll position in it', () => {
    show(['A', 'B', 'C', 'D']);
    show(['E', 'F', 'G', 'H'], { key: 'two', isBack: true });
    expect(shown()).toEqual(['E', 'F', 'G', 'H']);
  });

  it('is not one that has more cards at its end', () => {
    show(['A', 'B', 'C']);
    show(['A', 'B', 'C', 'D', 'E']);
    expect(shown()).toEqual(['A', 'B', 'C', 'D', 'E']);
  });
});
