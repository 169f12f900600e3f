import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { build } from 'vite';
import { Frame } from './baseline/frame';

const SOURCE = 'tests/bench/baseline';

export interface Baselines {
  /** Folder with a page of plain HTML: nothing can show text sooner. */
  a: string;
  /** Folder with a bare page on the site's libraries that asks for three cards: none of that stack can be sooner. */
  c: string;
  remove: () => Promise<void>;
}

/** Makes the pages that the site is compared with, in a folder of their own. */
export async function buildBaselines(): Promise<Baselines> {
  const folder = await mkdtemp(join(tmpdir(), 'baselines-'));
  const [a, c] = [join(folder, 'a'), join(folder, 'c')];

  const template = await readFile(join(SOURCE, 'index.html'), 'utf8');
  const words = renderToStaticMarkup(<Frame link={(to, text) => <a href={to}>{text}</a>} />);
  await mkdir(a);
  await writeFile(
    join(a, 'index.html'),
    template.replace('<!--page-->', () => words).replace(/<script[\s\S]*?<\/script>/, ''),
  );
  await build({
    root: SOURCE,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: c, emptyOutDir: true, target: 'es2022' },
  });
  return { a, c, remove: () => rm(folder, { recursive: true, force: true }) };
}
