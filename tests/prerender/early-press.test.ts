// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeatEarlyPresses } from '@/prerender/early-presses';

describe('a press before the page is hydrated', () => {
  const pressedAfter = vi.fn();
  const button = () => document.querySelector('button') as HTMLElement;

  /** A prerendered page whose buttons do nothing yet. */
  function open(): void {
    document.body.innerHTML = '<div id="root" data-page="/"><button>Plan a <b>trip</b></button><input></div>';
    repeatEarlyPresses();
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

  it('is repeated on the control of that name where the page is replaced', async () => {
    open();
    button().click();
    button().outerHTML = '<button>Menu</button><button>Plan a trip</button>';
    const [menu, again] = document.querySelectorAll('button');
    const pressedNow: (string | null)[] = [];
    for (const control of [menu, again]) {
      control?.addEventListener('click', () => pressedNow.push(control.textContent));
    }
    await hydrate();
    expect(pressedNow).toEqual(['Plan a trip']);
  });

  describe('of what changes a state', () => {
    const hearts =
      '<button aria-pressed="false" aria-label="Alta">♡</button><button aria-pressed="false">Vail</button>';
    const units =
      '<label><input type="radio" name="u" value="m" checked>m</label><label><input type="radio" name="u" value="ft">ft</label>';
    let presses: string[];

    function openWith(controls: string): Element[] {
      document.body.innerHTML = `<div id="root" data-page="/">${controls}<input></div>`;
      repeatEarlyPresses();
      presses = [];
      return [...document.querySelectorAll('button, [type=radio]')];
    }

    async function hydrateAll(change: () => void = () => {}): Promise<void> {
      document.querySelector('#root')?.removeAttribute('data-page');
      for (const control of document.querySelectorAll('button, [type=radio]')) {
        const name = control.getAttribute('aria-label') ?? control.getAttribute('value') ?? control.textContent;
        control.addEventListener('click', () => presses.push(name));
      }
      change();
      await Promise.resolve();
    }

    it('is repeated once for each of them, whatever was done in between', async () => {
      const [alta, vail] = openWith(hearts) as [HTMLElement, HTMLElement];
      alta.click();
      alta.click();
      vail.click();
      document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
      await hydrateAll();
      expect(presses).toEqual(['Alta', 'Vail']);
    });

    it('is not repeated where the state turns out to be the wanted one', async () => {
      const [alta, vail] = openWith(hearts) as [HTMLElement, HTMLElement];
      alta.click();
      vail.click();
      await hydrateAll(() => alta.setAttribute('aria-pressed', 'true'));
      expect(presses).toEqual(['Vail']);
    });

    it('waits while the control is disabled', async () => {
      const [alta] = openWith(hearts) as [HTMLElement];
      alta.click();
      await hydrateAll(() => alta.setAttribute('aria-disabled', 'true'));
      expect(presses).toEqual([]);
      alta.setAttribute('aria-disabled', 'false');
      await Promise.resolve();
      alta.setAttribute('aria-disabled', 'false');
      await Promise.resolve();
      expect(presses).toEqual(['Alta']);
    });

    it('has a radio change again, which is checked by then', async () => {
      const [, ft] = openWith(units) as HTMLInputElement[];
      ft?.closest('label')?.click();
      expect(ft?.checked).toBe(true);
      const changes = vi.fn();
      ft?.addEventListener('change', changes);
      await hydrateAll();
      expect(presses).toEqual(['ft']);
      expect(changes).toHaveBeenCalledTimes(1);
      expect(ft?.checked).toBe(true);
    });
  });

  // A press with Control, another button or a menu opens it in another tab, without a click in this one.
  it.each(['click', 'pointerdown'])(
    'of a language link of a shell, by %s, leads to this page, not to the front page',
    (type) => {
      window.history.replaceState(null, '', '/fr/resorts/alta?tab=snow#top');
      document.documentElement.lang = 'fr';
      document.body.innerHTML =
        '<div id="root" data-page=""><a href="/de/" hreflang="de">Deutsch</a><a href="/" hreflang="en">English</a></div>';
      repeatEarlyPresses();
      const addresses = [...document.querySelectorAll('a')].map((link) => {
        const press = new MouseEvent(type, { bubbles: true, cancelable: true });
        link.addEventListener(type, (event) => event.preventDefault(), { once: true });
        link.dispatchEvent(press);
        return link.href.replace(location.origin, '');
      });
      expect(addresses).toEqual(['/de/resorts/alta?tab=snow#top', '/resorts/alta?tab=snow#top']);
    },
  );

  it('of a language link of a shell stays on this site, whatever its address is', () => {
    window.history.replaceState(null, '', `${location.origin}/de//hostile.example/resorts`);
    document.documentElement.lang = 'de';
    document.body.innerHTML = '<div id="root" data-page=""><a href="/" hreflang="en">English</a></div>';
    repeatEarlyPresses();
    const link = document.querySelector('a') as HTMLAnchorElement;
    link.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    expect(link.href).toBe(`${location.origin}//hostile.example/resorts`);
  });

  it('is not repeated where the page answers already', async () => {
    open();
    await hydrate();
    button().click();
    expect(pressedAfter.mock.calls).toEqual([['click']]);
  });
});
