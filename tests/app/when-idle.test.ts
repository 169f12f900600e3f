import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { whenIdle } from '@/app/when-idle';

describe('the site is idle', () => {
  it('once every response is there, not before', async () => {
    const client = new QueryClient();
    let answer = (_value: string) => {};
    const asked = client.fetchQuery({
      queryKey: ['a'],
      queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
    });
    let isIdle = false;
    const idle = whenIdle(client).then(() => {
      isIdle = true;
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(isIdle).toBe(false);
    answer('there');
    await Promise.all([asked, idle]);
    expect(isIdle).toBe(true);
  });

  it('at once where nothing was requested', async () => {
    await expect(whenIdle(new QueryClient())).resolves.toBeUndefined();
  });
});
