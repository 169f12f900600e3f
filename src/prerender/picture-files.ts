import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';

/** How many pictures are rendered and written at a time. */
const AT_ONCE = 3;

/**
 * Writes pictures below `dist` as PNG. Pictures rendered by the last build are copied from `cache`, which keeps those of this
 * build: of thousands of resorts, few change from one build to the next.
 */
export async function writePictures(
  pictures: AsyncIterator<{ file: string; svg: string }>,
  dist: string,
  cache: string,
): Promise<void> {
  await mkdir(cache, { recursive: true });
  const drawn = new Set(await readdir(cache));
  const used = new Set<string>();
  const write = async (file: string, svg: string) => {
    const target = join(dist, file);
    await mkdir(dirname(target), { recursive: true });
    const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`;
    if (!drawn.has(name)) {
      const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
      await writeFile(join(cache, name), image.asPng());
    }
    used.add(name);
    await copyFile(join(cache, name), target);
  };
  const work = async () => {
    for (let next = await pictures.next(); !next.done; next = await pictures.next()) {
      await write(next.value.file, next.value.svg);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await Promise.all([...drawn].filter((name) => !used.has(name)).map((name) => rm(join(cache, name))));
}
