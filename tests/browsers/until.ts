import { setTimeout as wait } from 'node:timers/promises';

/**
 * Calls a function until it gives out something truthy, and gives that out. Throws after 20 seconds, in the words of
 * `what` and of the last failure.
 */
export async function until<Result>(what: string, attempt: () => Promise<Result>): Promise<NonNullable<Result>> {
  const end = Date.now() + 20_000;
  let failure: unknown;
  while (Date.now() < end) {
    try {
      const result = await attempt();
      if (result) return result;
    } catch (error) {
      failure = error;
    }
    await wait(50);
  }
  throw new Error(`Not within 20 seconds: ${what}`, { cause: failure });
}
