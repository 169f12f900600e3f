import { describe, expect, it } from 'vitest';
import { renderSite } from '@/prerender/render';

describe('the shell', () => {
  it('of a comparison has its heading and its skeleton, and the code of the page', async () => {
    const pages = await renderSite(null);
    const shell = pages.find(({ file }) => file === '/compare/index.html');
    document.body.innerHTML = shell?.root ?? '';
    expect(document.querySelector('main h1')).toHaveTextContent('Compare resorts');
    expect(document.querySelectorAll('main [data-slot="skeleton"]')).toHaveLength(2);
    expect(shell?.modules).toEqual(['src/routes/compare.route.tsx']);
    // It is no page of its own: whatever the address says is rendered in its place.
    expect(document.getElementById('root')).not.toHaveAttribute('data-page');
  }, 20_000);
});
