import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Drawing a picture takes one core about twice as long as rendering a page, which this thread does meanwhile. */
const THREADS = 2;

interface Picture {
  /** Its path below the built folder. */
  file: string;
  svg: string;
}

/** Ends the build with one line, without a stack. */
class PictureFailure extends Error {
  constructor(file: string, cause: unknown) {
    super(`${file} cannot be drawn: ${cause instanceof Error ? cause.message : cause}`);
    this.stack = this.message;
  }
}

/** Starts a thread that draws, and gives a function that does so; it rejects where the SVG cannot be drawn. */
function startDrawing() {
  const worker = new Worker(new URL('./picture-worker.js', import.meta.url));
  // Listened to at once: an error that comes while nothing is being drawn would end the process.
  const failed = once(worker, 'error').then(([error]) => {
    throw error;
  });
  failed.catch(() => {});
  return {
    draw: async (svg: string, file: string): Promise<void> => {
      worker.postMessage({ svg, file });
      await Promise.race([once(worker, 'message'), failed]);
    },
    stop: () => worker.terminate(),
  };
}

/**
 * Writes pictures below `dist` as PNG. Pictures drawn by the last build are copied from `cache`, which keeps those of this
 * build: of thousands of resorts, few change from one build to the next. They are drawn on threads of their own, while
 * this one renders pages. Throws a PictureFailure where one cannot be drawn; the others are then left.
 */
export async function writePictures(pictures: AsyncGenerator<Picture>, dist: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const cached = new Set(await readdir(cache));
  // By name in the cache: two resorts with the same facts have the same picture.
  const drawn = new Map<string, Promise<void>>();
  const work = async () => {
    let thread: ReturnType<typeof startDrawing> | undefined;
    const drawOnce = (name: string, { file, svg }: Picture): Promise<void> => {
      thread ??= startDrawing();
      return thread.draw(svg, join(cache, name)).catch((error: unknown) => {
        throw new PictureFailure(file, error);
      });
    };
    try {
      for await (const picture of pictures) {
        const name = `${createHash('sha256').update(picture.svg).digest('hex').slice(0, 32)}.png`;
        if (!drawn.has(name)) drawn.set(name, cached.has(name) ? Promise.resolve() : drawOnce(name, picture));
        await drawn.get(name);
        const target = join(dist, picture.file);
        await mkdir(dirname(target), { recursive: true });
        await copyFile(join(cache, name), target);
      }
    } finally {
      await thread?.stop();
    }
  };
  await Promise.all(Array.from({ length: THREADS }, work));
  await Promise.all([...cached].filter((name) => !drawn.has(name)).map((name) => rm(join(cache, name))));
}
