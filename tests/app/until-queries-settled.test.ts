import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { untilQueriesSettled } from '@/app/until-queries-settled';

describe('the queries have settled', () => {
  it('once every response is there, not before', async () => {
    const client = new QueryClient();
    let respond = (_value: string) => {};
    const request = client.fetchQuery({
      queryKey: ['a'],
      queryFn: () => new Promise<string>((resolve) => (respond = resolve)),
    });
    let isSettled = false;
    const settled = untilQueriesSettled(client).then(() => {
      isSettled = true;
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(isSettled).toBe(false);
    respond('there');
    await Promise.all([request, settled]);
    expect(isSettled).toBe(true);
  });

  it('at once where nothing was requested', async () => {
    await expect(untilQueriesSettled(new QueryClient())).resolves.toBeUndefined();
  });
});
