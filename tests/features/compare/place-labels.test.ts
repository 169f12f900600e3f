import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlap } from '@/components/map/base/box';
import { boxOf, type Label, LINE, linesOf, type Mark, placeLabels } from '@/features/compare/where/place-labels';

const size = { width: 400, height: 200 };
const mark = (id: string, x: number, y: number, width = 60): Mark => ({
  id,
  isStart: false,
  point: { x, y },
  lines: [id],
  width,
});
const namesOf = ({ marks }: Label) => marks.map(({ id }) => id);
const labelOf = (labels: readonly Label[], id: string) => labels.find((label) => namesOf(label).includes(id));

describe('a label', () => {
  it('stands to the right of its mark, at its height', () => {
    const [label] = placeLabels([mark('Zermatt', 200, 100)], size);
    // Eight pixels to the edge of the mark and three of air.
    expect(label).toMatchObject({ anchor: 'start', box: { left: 211, right: 271, top: 100 - LINE / 2 } });
  });

  it('stands to the left where the map ends', () => {
    const [label] = placeLabels([mark('Zermatt', 360, 100)], size);
    expect(label).toMatchObject({ anchor: 'end', box: { left: 289, right: 349 } });
  });

  it('gives way to the mark beside it', () => {
    const labels = placeLabels([mark('Verbier', 200, 100), mark('Zermatt', 230, 100)], size);
    expect(labelOf(labels, 'Zermatt')?.anchor).toBe('start');
    expect(labelOf(labels, 'Verbier')?.anchor).toBe('end');
  });

  it('is shared by what lies at one spot, in the order of the columns', () => {
    const labels = placeLabels([mark('Zermatt', 200, 100), mark('Cervinia', 200, 100), mark('Vail', 40, 100)], size);
    expect(labels.map(namesOf)).toContainEqual(['Zermatt', 'Cervinia']);
    const { box } = labelOf(labels, 'Cervinia') ?? {};
    expect(box && box.bottom - box.top).toBe(2 * LINE);
  });

  it('that is shared names the upper mark first', () => {
    const [label] = placeLabels([mark('Zermatt', 200, 104), mark('Saas-Fee', 203, 100)], size);
    expect(label && namesOf(label)).toEqual(['Saas-Fee', 'Zermatt']);
  });

  it('is shared by more marks where there is no room for each', () => {
    // Five in a row on a narrow map: at each side of the row two labels fit, and none at its ends.
    const row = [0, 1, 2, 3, 4].map((place) => mark(`${place}`, 68 + place * 16, 30, 70));
    const labels = placeLabels(row, { width: 200, height: 160 });
    expect(labels.map(namesOf)).toEqual([['0', '1', '2', '3', '4']]);
  });

  it('stands over no other, over no mark of another and within the map, wherever the marks are', () => {
    const anyMarks = fc
      .array(
        fc.tuple(
          fc.integer({ min: 70, max: 330 }),
          fc.integer({ min: 36, max: 164 }),
          fc.integer({ min: 30, max: 140 }),
        ),
        {
          minLength: 1,
          maxLength: 5,
        },
      )
      .map((all) => all.map(([x, y, width], index) => mark(`${index}`, x, y, width)));
    fc.assert(
      fc.property(anyMarks, (marks) => {
        const labels = placeLabels(marks, size);
        for (const [index, label] of labels.entries()) {
          const { box } = label;
          expect(box.left >= 0 && box.top >= 0 && box.right <= size.width && box.bottom <= size.height).toBe(true);
          expect(labels.some((other, place) => place !== index && overlap(other.box, box))).toBe(false);
          const others = marks.filter((one) => !label.marks.includes(one));
          expect(others.some(({ point }) => overlap(boxOf(point), box))).toBe(false);
        }
        const named = labels.flatMap(namesOf);
        expect(new Set(named).size).toBe(named.length);
      }),
    );
  });
});

describe('a name', () => {
  const widthOf = (text: string) => text.length * 7;

  it('is broken between words where it is longer than there is room', () => {
    expect(linesOf('Zermatt', 140, widthOf)).toEqual(['Zermatt']);
    expect(linesOf('Saalbach Hinterglemm Leogang Fieberbrunn', 150, widthOf)).toEqual([
      'Saalbach Hinterglemm',
      'Leogang Fieberbrunn',
    ]);
  });

  it('of one long word stays whole', () => {
    expect(linesOf('Bad Kleinkirchheim', 70, widthOf)).toEqual(['Bad', 'Kleinkirchheim']);
  });
});
