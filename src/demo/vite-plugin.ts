import type { Plugin } from 'vite';

const PRODUCT_ENTRY = '/src/main.tsx';
const DEMO_ENTRY = '/src/demo/main.tsx';

/**
 * The plugins of `--mode demo`; none in any other mode. They start the page through the demo's entry and point the app at
 * the demo's own API whatever the environment says.
 */
export function demo(mode: string): Plugin[] {
  return mode === 'demo' ? [demoPlugin()] : [];
}

function demoPlugin(): Plugin {
  return {
    name: 'snowline-demo',
    config: () => ({
      define: { 'import.meta.env.VITE_API_BASE_URL': JSON.stringify('/api') },
      // The dev server scans the product's entry, which does not import these.
      optimizeDeps: {
        include: ['msw', '@mswjs/interceptors', '@mswjs/interceptors/fetch', '@mswjs/interceptors/XMLHttpRequest'],
      },
    }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        if (!html.includes(PRODUCT_ENTRY)) throw new Error(`index.html does not start ${PRODUCT_ENTRY}`);
        return html.replace(PRODUCT_ENTRY, DEMO_ENTRY);
      },
    },
  };
}
