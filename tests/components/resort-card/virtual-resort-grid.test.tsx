import { act, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Resort, resortSchema } from '@/api/resorts/resort.schema';
import { rowVirtualizer } from '@/components/resort-card/use-virtual-rows';
import { VirtualResortGrid } from '@/components/resort-card/virtual-resort-grid';

/** Pixels; jsdom lays nothing out. */
const ROW = 500;

const resorts = (count: number): Resort[] =>
  Array.from({ length: count }, (_, index) =>
    resortSchema.parse({ id: `resort-${index + 1}`, name: `Resort ${index + 1}` }),
  );

const grid = (shown: Resort[], name: string) => (
  <MemoryRouter>
    <VirtualResortGrid name={name} resorts={shown} />
  </MemoryRouter>
);

/** Shows a list whose rows hold one card each; jsdom knows no columns. */
function show(count: number, name: string) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return new DOMRect(0, this.dataset.resort ? 0 : -window.scrollY, 300, this.dataset.resort ? ROW : 0);
  });
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  return render(grid(resorts(count), name));
}

function scrollTo(y: number) {
  act(() => {
    vi.stubGlobal('scrollY', y);
    window.dispatchEvent(new Event('scroll'));
  });
}

const numbers = () =>
  screen
    .queryAllByRole('article')
    .map((card) => Number(/\d+/.exec(within(card).getByRole('heading').textContent ?? '')?.[0]));
const spaces = () =>
  [...document.querySelectorAll<HTMLElement>('[style^="height"]')].map(({ style }) => Number.parseFloat(style.height));
const link = (number: number) => screen.queryByRole('link', { name: `Resort ${number}` });

// As on the site, where it comes with the second page of a list.
beforeAll(() => rowVirtualizer.load());

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a virtual list', () => {
  it.each([24, 60])('renders every card of a list of %i once the browser is idle', async (count) => {
    show(count, `list of ${count}`);
    await waitFor(() => expect(numbers()).toHaveLength(count));
    expect(spaces()).toEqual([]);
  });

  it('renders the rows near the screen, and keeps the space of the others', () => {
    show(200, 'long');
    scrollTo(100 * ROW);
    const shown = numbers();
    expect(shown).toContain(101);
    expect(shown.length).toBeLessThan(12);
    expect(shown).toEqual(shown.map((_, index) => (shown[0] ?? 0) + index));
    const [before = 0, after = 0] = spaces();
    expect(before).toBe(((shown[0] ?? 0) - 1) * ROW);
    expect(after).toBe((200 - (shown.at(-1) ?? 0)) * ROW);
  });

  it('keeps the card that holds the focus, and its neighbours for Tab', () => {
    show(200, 'focus');
    act(() => link(2)?.focus());
    scrollTo(100 * ROW);
    expect(link(2)).toHaveFocus();
    expect(numbers().slice(0, 4)).toEqual([1, 2, 3, expect.any(Number)]);
    expect(numbers()[3]).toBeGreaterThan(90);
    act(() => link(2)?.blur());
    scrollTo(101 * ROW);
    expect(link(2)).not.toBeInTheDocument();
  });

  it('keeps the element of a card, and the focus in it, when another resort moves to the top', () => {
    const { rerender } = show(80, 'moved');
    act(() => link(3)?.focus());
    const focused = document.activeElement;
    const [last, ...others] = resorts(80).reverse();
    rerender(grid([last as Resort, ...others.reverse()], 'moved'));
    expect(numbers()[0]).toBe(80);
    expect(focused).toHaveFocus();
    expect(focused).toBe(link(3));
  });

  it('is as high as it was, and at its place, when Back mounts it again', () => {
    const { unmount } = show(200, 'back');
    for (let row = 0; row < 60; row += 2) scrollTo(row * ROW);
    const before = { numbers: numbers(), space: spaces()[0] };
    unmount();
    render(grid(resorts(200), 'back'));
    // Fewer rows beyond the edges until the browser is idle.
    expect(before.numbers).toEqual(expect.arrayContaining(numbers()));
    expect(numbers()).toContain(59);
    expect(spaces()[0]).toBe(((numbers()[0] ?? 0) - 1) * ROW);
  });
});
