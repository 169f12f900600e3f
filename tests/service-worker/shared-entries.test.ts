import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sharedEntries } from '@/service-worker/vite-plugin';

it('The service worker of another language keeps the style for paper, and the snapshot where there is one', () => {
  const dist = mkdtempSync(join(tmpdir(), 'english-build-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  writeFileSync(join(dist, 'print.css'), 'a{}');
  const style = { url: '/print.css', revision: expect.stringMatching(/^[0-9a-f]{32}$/), size: 3 };
  expect(sharedEntries(dist)).toEqual([style]);
  writeFileSync(join(dist, 'snapshot.json'), '{}');
  const [, snapshot] = sharedEntries(dist);
  expect(snapshot).toEqual({ url: '/snapshot.json', revision: expect.any(String), size: 2 });
  writeFileSync(join(dist, 'snapshot.json'), '[]');
  expect(sharedEntries(dist)[1]?.revision).not.toBe(snapshot?.revision);
});
