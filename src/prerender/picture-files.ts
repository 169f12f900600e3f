import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { BuildFailure } from './build-failure.ts';

/** Pictures drawn at the same time, on threads of resvg, while this one renders pages. */
const AT_ONCE = 2;

interface Picture {
  /** Its path below the built folder. */
  file: string;
  svg: string;
}

/** Draws an SVG as PNG. The file gets its name once it is whole: the next build takes over what it finds. */
async function draw(svg: string, path: string): Promise<void> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  await writeFile(`${path}.part`, image.asPng());
  await rename(`${path}.part`, path);
}

/**
 * Writes pictures below `dist` as PNG. Pictures drawn by the last build are copied from `cache`, which keeps those of this
 * build: of thousands of resorts, few change from one build to the next. Throws a BuildFailure where one cannot be drawn;
 * the others are then left.
 */
export async function writePictures(pictures: AsyncGenerator<Picture>, dist: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const cached = new Set(await readdir(cache));
  // By name in the cache: two resorts with the same facts have the same picture.
  const drawn = new Map<string, Promise<void>>();
  const work = async () => {
    for await (const { file, svg } of pictures) {
      const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`;
      if (!drawn.has(name)) drawn.set(name, cached.has(name) ? Promise.resolve() : draw(svg, join(cache, name)));
      await drawn.get(name)?.catch((error: unknown) => {
        throw new BuildFailure(`${file} cannot be drawn: ${error instanceof Error ? error.message : error}`);
      });
      const target = join(dist, file);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(join(cache, name), target);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await Promise.all([...cached].filter((name) => !drawn.has(name)).map((name) => rm(join(cache, name))));
}
