import { onlineManager } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { importChunk } from '@/lib/import-chunk';
import { useChunkState } from '@/lib/use-chunk';

/** Needs a module on a device that says it is offline. */
function needOffline(importModule: () => Promise<string>) {
  const chunk = importChunk(importModule);
  act(() => onlineManager.setOnline(false));
  onTestFinished(() => act(() => onlineManager.setOnline(true)));
  return renderHook(() => useChunkState(chunk, true)).result;
}

it('A lazy module is there offline as well: the service worker has it', async () => {
  const state = needOffline(() => Promise.resolve('the rules of a trip'));
  await waitFor(() => expect(state.current.module).toBe('the rules of a trip'));
});

it('A lazy module that is missing offline says so, and comes with the connection', async () => {
  let isThere = false;
  const state = needOffline(() =>
    isThere ? Promise.resolve('the rules') : Promise.reject(new TypeError('No network')),
  );
  await waitFor(() => expect(state.current.hasFailed).toBe(true));
  isThere = true;
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(state.current).toMatchObject({ module: 'the rules', hasFailed: false }));
});

it('A lazy module that was missing is loading, not missing, when it is needed once more', async () => {
  const importing = [Promise.reject(new TypeError('No network')), Promise.resolve('the rules')];
  const chunk = importChunk(async () => importing.shift());
  const { result, rerender } = renderHook((isNeeded: boolean) => useChunkState(chunk, isNeeded), {
    initialProps: true,
  });
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  rerender(false);
  rerender(true);
  expect(result.current).toMatchObject({ module: undefined, hasFailed: false });
  await waitFor(() => expect(result.current).toMatchObject({ module: 'the rules', hasFailed: false }));
});
