import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { demo } from './src/demo/vite-plugin.ts';
import { staticHost } from './src/prerender/static-host.ts';
import { prerender } from './src/prerender/vite-plugin.ts';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const apiServer = env.VITE_API_PROXY;
  return {
    plugins: [react(), tailwindcss(), demo(mode), prerender(), staticHost()],
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    server: apiServer ? { proxy: { '/api': { target: apiServer, changeOrigin: true } } } : {},
    preview: apiServer ? { proxy: { '/api': { target: apiServer, changeOrigin: true } } } : {},
    build: { target: 'es2022', manifest: true, outDir: mode === 'demo' ? 'dist-demo' : 'dist', assetsInlineLimit: 0 },
    test: {
      environment: 'jsdom',
      setupFiles: ['tests/support/setup.ts'],
      include: ['tests/**/*.test.{ts,tsx}'],
      silent: 'passed-only',
      testTimeout: 30_000,
      restoreMocks: true,
      unstubGlobals: true,
    },
  };
});
