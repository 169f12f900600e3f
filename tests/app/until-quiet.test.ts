import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { untilQuiet } from '@/app/until-quiet';

describe('the site is quiet', () => {
  it('once every answer is there, not before', async () => {
    const client = new QueryClient();
    let answer = (_value: string) => {};
    const asked = client.fetchQuery({
      queryKey: ['a'],
      queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
    });
    let isQuiet = false;
    const quiet = untilQuiet(client).then(() => {
      isQuiet = true;
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(isQuiet).toBe(false);
    answer('there');
    await Promise.all([asked, quiet]);
    expect(isQuiet).toBe(true);
  });

  it('at once where nothing was asked', async () => {
    await expect(untilQuiet(new QueryClient())).resolves.toBeUndefined();
  });
});
