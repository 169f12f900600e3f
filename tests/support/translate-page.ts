/** Records of a translated page. */
interface TranslatedPage {
  /** Texts that were set on a replaced text node, and so are not visible. */
  lost: string[];
}

declare global {
  interface Window {
    translatedPage?: TranslatedPage;
  }
}

/**
 * Translates the page as browsers do: each text node gives way to a text in two <font> elements, and so does every text
 * that comes later. The "translation" of a text is the text in «guillemets», or the text itself with `{ mark: false }`.
 * Needs nothing from outside, so that a browser can run it before the page's own script.
 *
 * Returns what ends it: two translations of one document would each replace the other's texts for ever.
 */
export function translatePage({ mark }: { mark: boolean }): () => void {
  if (window.translatedPage) return () => {};
  const page: TranslatedPage = { lost: [] };
  window.translatedPage = page;
  const translated = new WeakSet<Node>();

  const isLeftAsItIs = ({ parentElement }: Text): boolean =>
    !parentElement?.closest('body') || parentElement.closest('script, style, textarea, svg, [translate="no"]') !== null;

  const replace = (text: Text) => {
    if (translated.has(text) || text.data.trim() === '' || isLeftAsItIs(text)) return;
    const translation = document.createTextNode(mark ? `«${text.data}»` : text.data);
    translated.add(translation);
    const inner = document.createElement('font');
    inner.append(translation);
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    // Later writes to the replaced node are not visible: record them.
    for (const property of ['nodeValue', 'data', 'textContent'] as const) {
      Object.defineProperty(text, property, {
        get: () => '',
        set: (value: string) => void page.lost.push(`${translation.data} -> ${value}`),
      });
    }
  };

  const translate = (node: Node) => {
    if (node instanceof Text) return replace(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) replace(text);
  };

  if (document.body) translate(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translate(target);
      for (const node of addedNodes) translate(node);
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    delete window.translatedPage;
  };
}
