import { describe, expect, it } from 'vitest';
import { builtFile, chunkTags, inlineCriticalCss, type Manifest, renderDocument } from '@/prerender/document';

const template =
  '<html><head><meta charset="utf-8"><script type="module" src="/assets/main.js"></script>' +
  '<link rel="modulepreload" href="/assets/shared.js"></head><body><div id="root"></div></body></html>';
const parts = {
  head: '<title>Blog</title>',
  chunks: '',
  fonts: '',
  root: '<div id="root"><h1>Blog</h1></div>',
  bootstrap: 'go()',
};

const manifest: Manifest = {
  'src/routes/blog.route.tsx': {
    file: 'assets/blog.js',
    imports: ['_shared.js', '_card.js'],
    css: ['assets/blog.css'],
  },
  '_card.js': { file: 'assets/card.js', imports: ['_shared.js'], css: ['assets/card.css'] },
  '_shared.js': { file: 'assets/shared.js' },
};

describe('a prerendered document', () => {
  it("holds the page, and its head before the site's code", () => {
    const document = renderDocument(template, { ...parts, chunks: '<!--chunks-->', fonts: '<!--fonts-->' });
    expect(document).toBe(
      '<html><head><meta charset="utf-8"><script>go()</script><title data-prerendered="">Blog</title>' +
        '<script type="module" src="/assets/main.js"></script><link rel="modulepreload" href="/assets/shared.js">' +
        '<!--chunks--><!--fonts--></head><body><div id="root"><h1>Blog</h1></div></body></html>',
    );
  });

  it('takes words as they are, dollar signs included', () => {
    const root = '<div id="root">USD $& $1 $\' 5</div>';
    expect(renderDocument(template, { ...parts, root })).toContain(root);
  });

  it('may hold data for machines, but no script', () => {
    const withScript = (script: string) => () =>
      renderDocument(template, { ...parts, root: `<div id="root">${script}</div>` });
    expect(withScript('<script type="application/ld+json">{}</script>')).not.toThrow();
    expect(withScript('<script>alert(1)</script>')).toThrow('inline script');
    expect(withScript('<script type="module">alert(1)</script>')).toThrow('inline script');
  });

  it('is refused where the template is another', () => {
    expect(() => renderDocument('<html><head></head></html>', parts)).toThrow('index.html has no <div id="root">');
  });
});

describe('the style of a document', () => {
  it('that it needs first is in its head; type, sheets and code are requested after the page', () => {
    const sheet = '<link rel="stylesheet" href="/assets/site.css">';
    const print = '<link rel="stylesheet" href="/print.css" media="print">';
    const fonts = '<link rel="preload" as="font" href="/assets/text.woff2">';
    const document = renderDocument(template.replace('</head>', `\n  ${sheet}${print}</head>`), { ...parts, fonts });
    const styled = inlineCriticalCss(document, 'p{content:"$&"}', false);
    expect(styled).toContain('<meta charset="utf-8"><style>p{content:"$&"}</style><script>go()</script>');
    expect(styled.slice(styled.indexOf('</head>'))).toBe(
      `</head><body><div id="root"><h1>Blog</h1></div>${fonts}${sheet}<script type="module" src="/assets/main.js"></script>` +
        '<link rel="modulepreload" fetchpriority="low" href="/assets/shared.js">\n  </body></html>',
    );
    expect(styled).toContain(`${print}</head>`);
    expect(styled.split(sheet)).toHaveLength(2);
  });

  it('leaves the code of a page that is whole without it to the bootstrap script', () => {
    const styled = inlineCriticalCss(renderDocument(template, parts), 'p{}', true);
    expect(styled.slice(styled.indexOf('</head>'))).toBe(
      '</head><body><div id="root"><h1>Blog</h1></div><template id="site-code"><script type="module" src="/assets/main.js"></script>' +
        '<link rel="modulepreload" fetchpriority="low" href="/assets/shared.js"></template>\n  </body></html>',
    );
  });
});

describe('the chunks of a page', () => {
  it('are all that it imports, less what the template has', () => {
    expect(chunkTags(template, manifest, ['src/routes/blog.route.tsx'])).toBe(
      '<link rel="stylesheet" crossorigin href="/assets/blog.css">' +
        '<link rel="stylesheet" crossorigin href="/assets/card.css">' +
        '<link rel="modulepreload" crossorigin href="/assets/blog.js">' +
        '<link rel="modulepreload" crossorigin href="/assets/card.js">',
    );
  });

  it('must be there', () => {
    expect(() => builtFile(manifest, 'src/routes/gone.route.tsx')).toThrow(
      'The build has no src/routes/gone.route.tsx',
    );
  });
});
