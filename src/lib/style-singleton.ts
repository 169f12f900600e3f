import { useEffect } from 'react';

/**
 * Stands in for the package `react-style-singleton` (vite.config.ts), by which Radix locks scrolling behind a dialog. Its <style>
 * element has a text that depends on the width of the scroll bar, which no CSP hash can allow; this adopts a constructed
 * style sheet instead, while at least one is mounted.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;
  const add = (styles: string) => {
    users += 1;
    if (sheet) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  };
  const remove = () => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    sheet = null;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: what the package does; each of its two users makes one, once.
  return function StyleSheet({ styles }: { styles: string }) {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
