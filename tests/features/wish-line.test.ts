import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WishLine } from '@/features/favorites/wish-line';

describe('a line of wishes', () => {
  it('skips a wish that a later one has overtaken', () => {
    const line = new WishLine(false);
    const [first, second] = [line.join(), line.join()];
    expect(line.mustSend(first, true)).toBe(false);
    expect(line.mustSend(second, false)).toBe(false);
  });

  it('sends the last wish when the server holds something else', () => {
    const line = new WishLine(false);
    line.join();
    line.fulfilled(true);
    expect(line.mustSend(line.join(), false)).toBe(true);
  });

  it('leaves the server with the last wish, however many there were and whichever of them failed', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.array(fc.record({ isWanted: fc.boolean(), isAnswered: fc.boolean() }), { minLength: 1 }),
        (saved, wishes) => {
          const line = new WishLine(saved);
          const numbered = wishes.map((wish) => ({ ...wish, number: line.join() }));
          let server = saved;
          let sent = 0;
          for (const [index, { isWanted, number, isAnswered }] of numbered.entries()) {
            if (!line.mustSend(number, isWanted)) continue;
            sent += 1;
            if (!isAnswered && index < wishes.length - 1) continue;
            server = isWanted;
            line.fulfilled(isWanted);
          }
          expect(server).toBe(wishes.at(-1)?.isWanted);
          expect(sent).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
});
