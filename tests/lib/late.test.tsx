import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { late, useLate, useLateNow } from '@/lib/late';

describe('A part that comes late', () => {
  test('is fetched once, however often it is asked for', async () => {
    const fetchPart = vi.fn(async () => 'list');
    const source = late(fetchPart);
    expect(source.part).toBeNull();
    expect(await Promise.all([source.load(), source.load()])).toEqual(['list', 'list']);
    expect(fetchPart).toHaveBeenCalledTimes(1);
    expect(source.part).toBe('list');
  });

  test('is fetched again after a failure', async () => {
    const fetchPart = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue('list');
    const source = late(fetchPart);
    await expect(source.load()).rejects.toThrow('offline');
    expect(await source.load()).toBe('list');
  });

  test('is there at once for whoever comes second', async () => {
    const source = late(async () => () => 'drawn');
    await source.load();
    const { result } = renderHook(() => useLate(source));
    expect(result.current.part?.()).toBe('drawn');
  });

  test('says that it did not arrive, and comes when asked again', async () => {
    const source = late(
      vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('section'),
    );
    const { result } = renderHook(() => useLateNow(source));
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
    result.current.retry();
    await waitFor(() => expect(result.current.part).toBe('section'));
    expect(result.current.hasFailed).toBe(false);
  });
});
