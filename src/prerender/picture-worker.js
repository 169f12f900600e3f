import { renameSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

/*
 * A worker thread that draws pictures: a message { svg, file } is answered once the SVG is at `file` (a whole path) as PNG.
 * An SVG that cannot be drawn ends the thread with its error. JavaScript, because a thread is started from the file itself,
 * which no bundler has seen.
 */
parentPort.on('message', ({ svg, file }) => {
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  // Under its own name only when it is whole: the next build takes over what it finds.
  writeFileSync(`${file}.part`, png);
  renameSync(`${file}.part`, file);
  parentPort.postMessage('drawn');
});
