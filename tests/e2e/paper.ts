import type { Page } from '@playwright/test';

interface Paper {
  format?: 'A4' | 'Letter';
  landscape?: boolean;
  /** CSS length, on all sides; by default the browser's own. */
  margin?: string;
}

/** How many sheets of paper a page takes. */
export async function sheets(page: Page, { format = 'A4', landscape = false, margin }: Paper = {}): Promise<number> {
  const sides = margin && { margin: { top: margin, right: margin, bottom: margin, left: margin } };
  const file = await page.pdf({ format, landscape, ...sides });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
