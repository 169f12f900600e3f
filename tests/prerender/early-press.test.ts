// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootstrap } from '@/prerender/bootstrap-script';

const options = {
  theme: 'theme',
  token: 'auth_token',
  trip: 'trip',
  tripParam: 'trip',
  codeTemplate: 'code',
  paintTimeout: 2000,
  earlyRequests: [],
};

describe('a press before the page is hydrated', () => {
  const pressedAfter = vi.fn();
  const button = () => document.querySelector('button') as HTMLElement;

  /** A prerendered page whose buttons do nothing yet. */
  function open(): void {
    document.body.innerHTML = '<div id="root" data-page="/"><button>Plan a <b>trip</b></button><input></div>';
    bootstrap(options);
    document.dispatchEvent(new Event('DOMContentLoaded'));
  }

  /** Takes the mark of a prerendered page away, as the code does when it hydrates it. */
  async function hydrate(): Promise<void> {
    document.querySelector('#root')?.removeAttribute('data-page');
    for (const type of ['pointerdown', 'click']) button()?.addEventListener(type, () => pressedAfter(type));
    await Promise.resolve();
  }

  beforeEach(() => pressedAfter.mockClear());
  afterEach(() => document.body.replaceChildren());

  it('is repeated once then', async () => {
    open();
    document.querySelector('b')?.click();
    await hydrate();
    expect(pressedAfter.mock.calls).toEqual([['pointerdown'], ['click']]);
    document.querySelector('#root')?.setAttribute('data-page', '/');
    await hydrate();
    expect(pressedAfter).toHaveBeenCalledTimes(2);
  });

  it('is forgotten where something was typed or pressed since', async () => {
    open();
    button().click();
    document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
    await hydrate();
    expect(pressedAfter).not.toHaveBeenCalled();
  });

  it('is forgotten where the page is replaced', async () => {
    open();
    const gone = button();
    gone.click();
    gone.addEventListener('click', pressedAfter);
    gone.remove();
    await hydrate();
    expect(pressedAfter).not.toHaveBeenCalled();
  });

  it('is not repeated where the page answers already', async () => {
    open();
    await hydrate();
    button().click();
    expect(pressedAfter.mock.calls).toEqual([['click']]);
  });
});
