import { expect } from 'vitest';

/** A form of words with numbers in it, and the figures that the numbers must be, worked out anew from what a resort reports. */
export interface TracedForm {
  words: RegExp;
  /** For each number in the words, in their order: what it must be. `null` takes any. */
  figures: (groups: readonly string[]) => readonly (number | null | undefined)[];
  /** By how much a number may differ: what is shown is rounded. Default: half of its last decimal. */
  within?: number;
}

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
const numbersIn = (text: string) => text.match(NUMBER) ?? [];
const amountIn = (number: string) => Number(number.replaceAll(',', ''));
const decimalsOf = (number: string) => number.split('.')[1]?.length ?? 0;

/** Expects every number of a text to belong to one of the forms, and to be the figure that it claims to be. */
export function expectTraced(text: string, forms: readonly TracedForm[]): void {
  let rest = text;
  for (const { words, figures, within } of forms) {
    const all = new RegExp(words, `${words.flags}g`);
    for (const [found, ...groups] of rest.matchAll(all)) {
      const shown = numbersIn(found);
      const wanted = figures(groups.map((group) => group ?? ''));
      expect(shown, `${found} in: ${text}`).toHaveLength(wanted.length);
      for (const [index, number] of shown.entries()) {
        const figure = wanted[index];
        if (figure === null) continue;
        expect(figure, `${found} in: ${text}`).toBeTypeOf('number');
        const off = Math.abs(amountIn(number) - (figure ?? Number.NaN));
        const room = (within ?? 0.5 * 10 ** -decimalsOf(number)) + 1e-6;
        expect(off, `${number} of “${found}” is not ${figure}, in: ${text}`).toBeLessThanOrEqual(room);
      }
    }
    rest = rest.replace(all, '…');
  }
  expect(numbersIn(rest), `numbers that nothing stands for in: ${text}`).toEqual([]);
}

/** The distance between two places in kilometres, on a globe of 6,371 km. */
export function kilometres(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number } | null,
): number | null {
  if (!b) return null;
  const [φ1, λ1, φ2, λ2] = [a.latitude, a.longitude, b.latitude, b.longitude].map(
    (degrees) => (degrees * Math.PI) / 180,
  );
  if (φ1 === undefined || λ1 === undefined || φ2 === undefined || λ2 === undefined) return null;
  const cosine = Math.sin(φ1) * Math.sin(φ2) + Math.cos(φ1) * Math.cos(φ2) * Math.cos(λ1 - λ2);
  return 6371 * Math.acos(Math.min(1, cosine));
}
