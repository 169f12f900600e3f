import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { stdout } from 'node:process';
import type { Logger } from 'vite';
import { BuildFailure } from './build-failure.ts';
import type { Snapshot } from './snapshot.ts';

/** Settings of the snapshot from the environment. */
export interface SnapshotSettings {
  /** SNAPSHOT_API_URL: the API to be read; '' for a build without a snapshot. */
  apiUrl: string;
  /** SNAPSHOT_MIN: fewer resorts end the build. */
  min: number;
}

/** Reads the settings. Throws a BuildFailure where one is invalid. */
export function snapshotSettings(env: Readonly<Record<string, string>>): SnapshotSettings {
  const { SNAPSHOT_API_URL: apiUrl = '', SNAPSHOT_MIN: min = '1' } = env;
  if (apiUrl !== '' && !/^https?:\/\/[^/]/.test(apiUrl)) {
    throw new BuildFailure(`SNAPSHOT_API_URL has to be a whole address, not ${apiUrl}`);
  }
  if (!/^\d{1,7}$/.test(min)) throw new BuildFailure(`SNAPSHOT_MIN has to be a number, not ${min}`);
  return { apiUrl, min: Number(min) };
}

type Reader = typeof import('./render.tsx').readSnapshot;

/** Takes a snapshot, with progress on a terminal and a line at the end. Throws a BuildFailure. */
export async function takeSnapshot(read: Reader, { apiUrl, min }: SnapshotSettings, logger: Logger): Promise<Snapshot> {
  const onProgress = (done: number, total: number, of: string) => {
    if (stdout.isTTY) stdout.write(`\r\u001b[Kreading the API: ${done} of ${total} ${of}`);
  };
  try {
    const snapshot = await read({ apiUrl, min, onProgress });
    logger.info(
      `snapshot of ${apiUrl}: ${snapshot.resorts.size} of ${snapshot.firstPage.pagination.totalCount} resorts`,
    );
    return snapshot;
  } finally {
    if (stdout.isTTY) stdout.write('\r\u001b[K');
  }
}

/**
 * Takes the snapshot for the first language of a build and keeps it for the others, in the file that BUILD_SNAPSHOT names: pages
 * show the same figures in all languages, and the API is read once.
 */
export async function takeOnce(take: () => Promise<Snapshot>): Promise<Snapshot> {
  const file = process.env.BUILD_SNAPSHOT;
  if (file && existsSync(file)) {
    const { resorts, ...rest } = JSON.parse(await readFile(file, 'utf8'));
    return { ...rest, resorts: new Map(resorts) };
  }
  const snapshot = await take();
  if (file) {
    await writeFile(file, JSON.stringify({ ...snapshot, resorts: [...snapshot.resorts] }));
  }
  return snapshot;
}
