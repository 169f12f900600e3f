// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBrowserHistory, type Move } from '@/app/navigation/history';

function listen() {
  const history = createBrowserHistory();
  const moves: Move[] = [];
  onTestFinished(history.listen((move) => moves.push(move)));
  return { history, moves };
}

describe("the browser's history", () => {
  it('gives an entry that it did not make a key, and keeps it', () => {
    window.history.pushState(null, '', '/typed?a=b#c');
    const { history } = listen();
    const { key } = history.location;
    expect(history.location).toEqual({ pathname: '/typed', search: '?a=b', hash: '#c', state: null, key });
    expect(key).not.toBe('');
    expect(createBrowserHistory().location.key).toBe(key);
  });

  it('tells of every step, with what is kept with the entry', () => {
    const { history, moves } = listen();
    history.push('/resorts?region=Europe', { from: '/' }, { preventScrollReset: true });
    expect(window.location.search).toBe('?region=Europe');
    expect(history.location).toEqual(moves[0]?.location);
    expect(moves[0]).toMatchObject({ historyAction: 'PUSH', keepsPlace: true, location: { state: { from: '/' } } });

    const length = window.history.length;
    history.replace({ pathname: '/blog', search: '', hash: '#top' });
    expect(window.history.length).toBe(length);
    expect(moves[1]).toMatchObject({
      historyAction: 'REPLACE',
      keepsPlace: false,
      location: { pathname: '/blog', hash: '#top', state: null },
    });
  });

  it('finds the old entry again on the way back', async () => {
    const { history, moves } = listen();
    history.push('/one', 'first');
    const one = history.location;
    history.push('/two');
    history.go(-1);
    await vi.waitFor(() => expect(moves.at(-1)).toEqual({ location: one, historyAction: 'POP', keepsPlace: false }));
  });

  it('does not hide that something cannot be kept with an entry', () => {
    const { history } = listen();
    vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('refused', 'DataCloneError');
    });
    expect(() => history.push('/three')).toThrow('refused');
  });
});
