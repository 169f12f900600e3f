import { act, render } from '@testing-library/react';
import { parseAsInteger, parseAsStringLiteral } from 'nuqs/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SEARCH_DEBOUNCE } from '@/config/constants';
import { useAddressState, useTypedText } from '@/lib/address-state';
import { parseAsText } from '@/lib/parse-as-text';
import { useUpdateAddress } from '@/lib/update-address';

const parsers = {
  q: parseAsText(),
  most: parseAsInteger,
  order: parseAsStringLiteral(['name', 'price']).withDefault('name'),
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function usePage() {
  const state = useAddressState(parsers);
  return { ...state, text: useTypedText(state.values.q), updateAddress: useUpdateAddress() };
}
type PageState = ReturnType<typeof usePage>;

function Page({ onRender }: { onRender: (state: PageState) => void }) {
  onRender(usePage());
  return null;
}

/** Opens a page that keeps state in its address; `seen` is what it rendered last. */
async function openPage(...entries: string[]) {
  let seen!: PageState;
  const show = (state: PageState) => {
    seen = state;
  };
  const routes = [
    { path: '/list', element: <Page onRender={show} /> },
    { path: '/other', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: entries });
  render(<RouterProvider router={router} />);
  const type = (typed: string) => {
    seen.text[1](typed);
    seen.changeLater({ q: typed });
  };
  return {
    router,
    seen: () => seen,
    search: () => router.state.location.search,
    does: async (what: (now: typeof seen) => void) => {
      await act(async () => what(seen));
      await act(() => vi.advanceTimersByTimeAsync(0));
    },
    types: (typed: string) => act(async () => type(typed)),
    rests: () => act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE)),
    goesBack: () => act(() => router.navigate(-1)),
  };
}

it('What is typed is shown at once, and stands in the address after half a second, without a step in the history', async () => {
  const { seen, search, types, rests, goesBack, router } = await openPage('/other', '/list?order=price');
  await types('zer');
  await types('zerm');
  expect(seen().values).toEqual({ q: 'zerm', most: null, order: 'price' });
  expect(search()).toBe('?order=price');
  await rests();
  expect(search()).toBe('?q=zerm&order=price');
  await goesBack();
  expect(router.state.location.pathname).toBe('/other');
});

it('A space at the end stays on screen while more is typed, and not in the address', async () => {
  const { seen, search, types, rests, does } = await openPage('/list');
  await types('val ');
  await rests();
  expect(search()).toBe('?q=val');
  expect(seen().text[0]).toBe('val ');
  await does(({ change }) => change({ q: '' }));
  expect(seen().text[0]).toBe('');
});

it('A choice is shown at once, and stands in the address in the next task', async () => {
  const { seen, search } = await openPage('/list');
  await act(async () => seen().change({ most: 4 }));
  expect([seen().values.most, search()]).toEqual([4, '']);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect([seen().values.most, search()]).toEqual([4, '?most=4']);
});

it('What changes nothing adds no step, also where the address holds what is not ours', async () => {
  const { search, does, router } = await openPage('/list?utm=1&q=a');
  const { key } = router.state.location;
  await does(({ change }) => change({}, 'push'));
  await does(({ change }) => change({ q: 'a ' }, 'push'));
  expect([search(), router.state.location.key]).toEqual(['?utm=1&q=a', key]);
});

it('A choice takes what is pending with it, in one step', async () => {
  const { seen, search, types, does, rests, goesBack } = await openPage('/list');
  await types('zer');
  await does(({ change }) => change(({ most }) => ({ most: (most ?? 1) * 4 }), 'push'));
  expect(search()).toBe('?q=zer&most=4');
  await rests();
  await goesBack();
  expect(search()).toBe('');
  expect(seen().values.q).toBe('');
});

it('An amount whose handle is held waits for the next change', async () => {
  const { seen, search, does, rests, goesBack } = await openPage('/list?most=9');
  await does(({ changeLater }) => {
    changeLater({ most: 5 }, { history: 'push', isHeld: true });
    changeLater({ most: 3 }, { history: 'push', isHeld: true });
  });
  await rests();
  expect([seen().values.most, search()]).toEqual([3, '?most=9']);
  await does(({ change }) => change({}));
  expect(search()).toBe('?most=3');
  await goesBack();
  expect(search()).toBe('?most=9');
});

it('Applying what is pending, where nothing is, leaves an address as it came', async () => {
  const { search, does, types, router } = await openPage('/other', '/list?order=dear&most=');
  await does(({ applyPending }) => applyPending());
  expect(search()).toBe('?order=dear&most=');
  await types('zer');
  await does(({ applyPending }) => applyPending());
  expect(search()).toBe('?q=zer');
  expect(router.state.historyAction).toBe('REPLACE');
});

it('Back and leaving the page drop what is pending; another change of the address keeps it', async () => {
  const { router, seen, search, types, does, rests, goesBack } = await openPage('/list?most=1', '/list?most=2');
  await types('zer');
  await goesBack();
  expect(seen().values).toEqual({ q: '', most: 1, order: 'name' });
  await rests();
  expect(search()).toBe('?most=1');

  await types('zerm');
  await does(({ updateAddress }) => updateAddress({ search: () => '?most=7', replace: true }));
  await rests();
  expect(search()).toBe('?q=zerm&most=7');

  await types('zermatt');
  await act(() => router.navigate('/other'));
  await rests();
  expect(router.state.location).toMatchObject({ pathname: '/other', search: '' });
});

it('Parameters stand in the order of the parsers, and unknown ones are dropped with the first change', async () => {
  const { seen, search, does } = await openPage('/list?order=price&utm=1&most=x&q=a');
  expect(seen().values).toEqual({ q: 'a', most: null, order: 'price' });
  await does(({ change }) => change({ order: 'name', most: 2 }));
  expect(search()).toBe('?q=a&most=2');
});
