import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { whenIdle } from '@/app/when-idle';

describe('the site is idle', () => {
  it('once every response is there, not before', async () => {
    const client = new QueryClient();
    let respond = (_value: string) => {};
    const request = client.fetchQuery({
      queryKey: ['a'],
      queryFn: () => new Promise<string>((resolve) => (respond = resolve)),
    });
    let isIdle = false;
    const idle = whenIdle(client).then(() => {
      isIdle = true;
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(isIdle).toBe(false);
    respond('there');
    await Promise.all([request, idle]);
    expect(isIdle).toBe(true);
  });

  it('at once where nothing was requested', async () => {
    await expect(whenIdle(new QueryClient())).resolves.toBeUndefined();
  });
});
