import { readFileSync } from 'node:fs';
import type * as TestingLibraryDom from '@testing-library/dom';
import type { Tab } from './tab';
import { until } from './until';

type Find = (role: string, name: string) => Element | null;
type PageWindow = Window & { TestingLibraryDom?: typeof TestingLibraryDom; findByRole: Find };

/**
 * Finds the first element of that role and name. React must know it: a prerendered page is there before its code, and a
 * click would be lost. A radio is covered by its label, which is what people click; a link for the keyboard alone comes last.
 */
const findByRole: Find = (role, name) => {
  const library = (window as unknown as PageWindow).TestingLibraryDom;
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const all = library?.queryAllByRole(document.body, role, { name: new RegExp(name) }).filter(isHydrated) ?? [];
  const found = all.find((element) => element.getBoundingClientRect().width > 1) ?? all[0];
  return (role === 'radio' && found?.closest('label')) || found || null;
};

const library = readFileSync('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', 'utf8');
const script = `${library};{ const __name = (value) => value; window.findByRole = ${findByRole} }`;

async function whenThere(tab: Tab, role: string, name: string): Promise<void> {
  await until(`${role} "${name}"`, async () => {
    if (!(await tab.evaluate(() => 'findByRole' in window))) await tab.inject(script);
    return tab.evaluate(
      (...args: Parameters<Find>) => (window as unknown as PageWindow).findByRole(...args) !== null,
      role,
      name,
    );
  });
}

/** In the page: the element, once it has been there. */
const found = (...args: Parameters<Find>) => (window as unknown as PageWindow).findByRole(...args) as Element;

/** Clicks the first element of that role whose name matches the pattern, once it is there. */
export async function click(tab: Tab, role: string, name: string): Promise<void> {
  await whenThere(tab, role, name);
  await tab.click(found, role, name);
}

/** Types into the first field of that role whose name matches the pattern, once it is there. */
export async function type(tab: Tab, role: string, name: string, text: string): Promise<void> {
  await whenThere(tab, role, name);
  await tab.type(text, found, role, name);
}
