import type { Section } from '@/components/table-of-contents';
import { textOfHtml } from './post-search';

/** Columns whose cells have at most this many characters count as brief: a figure with its unit, a colour, a date. */
const BRIEF = 14;

const cellsOf = (row: string) => [...row.matchAll(/<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = '']) => cell);

/** Marks the cells of brief columns, so that they take no more room than they need on phones. */
function markBriefColumns(table: string): string {
  const [, ...rows] = table.split('<tr>').slice(1).map(cellsOf);
  const isBrief = (column: number) => rows.every((cells) => textOfHtml(cells[column] ?? '').length <= BRIEF);
  return table.replaceAll(/<tr>[\s\S]*?<\/tr>/g, (row) => {
    let column = 0;
    return row.replaceAll(/<(t[hd])\b/g, (start) => (isBrief(column++) ? `${start} class="brief"` : start));
  });
}

/**
 * Prepares the body of an article: each heading links to itself, and each table gets a frame that scrolls sideways, also by
 * keyboard, and narrow columns for brief values. `sections`: its h2 headings in order. The body must be one of the
 * site's own (lower-case tags, `id` the only attribute of h2).
 */
export function prepareArticle(body: string) {
  const sections: Section[] = [];
  const html = body
    .replaceAll(/<(h[23]) id="([^"]+)">([\s\S]*?)<\/\1>/g, (_all, tag: string, id: string, title: string) => {
      if (tag === 'h2') sections.push({ id, title: textOfHtml(title) });
      return `<${tag} id="${id}"><a href="#${id}">${title}</a></${tag}>`;
    })
    .replaceAll(/<table>[\s\S]*?<\/table>/g, markBriefColumns)
    .replaceAll(/<table>\s*<caption>([\s\S]*?)<\/caption>/g, (_all, caption: string) => {
      const name = textOfHtml(caption).replaceAll('"', '&quot;');
      return `<div class="table-frame" role="group" tabindex="0" aria-label="${name}"><table><caption><span>${caption}</span></caption>`;
    })
    .replaceAll('</table>', '</table></div>');
  return { html, sections };
}
