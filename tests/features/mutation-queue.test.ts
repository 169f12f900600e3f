import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MutationQueue } from '@/features/favorites/mutation-queue';

describe('a mutation queue', () => {
  it('skips a mutation that a later one has overtaken', () => {
    const queue = new MutationQueue(false);
    const [first, second] = [queue.add(), queue.add()];
    expect(queue.mustSend(first, true)).toBe(false);
    expect(queue.mustSend(second, false)).toBe(false);
  });

  it('sends the last mutation when the server holds something else', () => {
    const queue = new MutationQueue(false);
    queue.add();
    queue.isSavedOnServer = true;
    expect(queue.mustSend(queue.add(), false)).toBe(true);
  });

  it('leaves the server with the last mutation, however many there were and whichever of them failed', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.array(fc.record({ isWanted: fc.boolean(), hasResponse: fc.boolean() }), { minLength: 1 }),
        (saved, mutations) => {
          const queue = new MutationQueue(saved);
          const numbered = mutations.map((mutation) => ({ ...mutation, number: queue.add() }));
          let server = saved;
          let sent = 0;
          for (const [index, { isWanted, number, hasResponse }] of numbered.entries()) {
            if (!queue.mustSend(number, isWanted)) continue;
            sent += 1;
            if (!hasResponse && index < mutations.length - 1) continue;
            server = isWanted;
            queue.isSavedOnServer = isWanted;
          }
          expect(server).toBe(mutations.at(-1)?.isWanted);
          expect(sent).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
