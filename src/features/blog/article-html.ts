import type { Section } from '@/components/table-of-contents';

export interface ArticleHtml {
  html: string;
  /** The h2 headings in order. */
  sections: readonly Section[];
}

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim();
const decode = (text: string) => text.replaceAll('&amp;', '&');

/**
 * Readies an article's body for the page: each heading links to itself, and each table gets a frame in which it can be
 * scrolled sideways, by keyboard too. The body must be one of our own (lower-case tags, `id` the only attribute of h2).
 */
export function prepareArticle(body: string): ArticleHtml {
  const sections: Section[] = [];
  const html = body
    .replaceAll(/<(h[23]) id="([^"]+)">([\s\S]*?)<\/\1>/g, (_all, tag: string, id: string, title: string) => {
      if (tag === 'h2') sections.push({ id, title: decode(plain(title)) });
      return `<${tag} id="${id}"><a href="#${id}">${title}</a></${tag}>`;
    })
    .replaceAll(/<table>\s*<caption>([\s\S]*?)<\/caption>/g, (_all, caption: string) => {
      const name = plain(caption).replaceAll('"', '&quot;');
      return `<div class="table-frame" role="group" tabindex="0" aria-label="${name}"><table><caption><span>${caption}</span></caption>`;
    })
    .replaceAll('</table>', '</table></div>');
  return { html, sections };
}
