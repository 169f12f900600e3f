import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitRoundLink } from '@/features/together/codec/fit-link';
import { formatRoundLink, parseRoundLink } from '@/features/together/codec/round-link';
import { mergeRounds } from '@/features/together/rules/merge';
import { NOTE_MAX, type Round } from '@/features/together/rules/round';
import { anyRound } from './any-round';

const LONGEST = 2000;

const notes = [
  'I would love somewhere with easy blue runs for the first two days, and a village where we can walk to the lifts and to dinner every evening!',
  'Not too far from Zürich please, I have to be back on Sunday night. And I still have a voucher for a ski rental that works in most places.',
  'Anything above 2,000 m is fine with me. Last year in February it rained down in the valley for three days and we only went to the swimming',
  'Can we look at the price again? EUR 80 a day is a lot for us with the kids, but they go free in some places if they are under nine I think',
  'Ich bin dabei, egal wo, Hauptsache es gibt eine Sauna und ein paar schwarze Pisten. Samstags ist der Verkehr schlimm, also lieber sonntags.',
  'The last time we were there the queues in the morning were awful, but the snow was great. I vote for the quieter one, whichever that one is',
  'Pour moi tout va bien sauf la dernière semaine, je travaille. Je peux conduire quatre personnes avec les skis et les bagages sur le toit.. ',
  'I do not ski much any more, so a place with winter walks and a nice view counts for me. Happy to cook one evening. Say when you have booked',
];

const manyResorts = [
  'les-deux-alpes',
  'alpe-d-huez',
  'davos-klosters',
  'saalbach',
  'val-gardena',
  'serre-chevalier',
  'zermatt',
  'livigno',
];

const full: Round = {
  id: 'q8Zl2mVx0aQ',
  at: 1_795_000_000,
  title: 'A week in February with everybody who can get the time off',
  trip: '2027-02-14..2027-02-21_b2i1a1_EUR70_ZRH',
  resorts: manyResorts.map((id, index) => ({ id, addedAt: 1_795_000_000 + index })),
  people: notes.map((note, index) => ({
    id: `p${index}Rk7_xWb3L-`,
    at: 1_795_086_400 + 7919 * index,
    name: `Maximilian-Alexander ${index}`,
    answers: new Map(
      manyResorts.map((id, resort) => [
        id,
        (['yes', 'no', 'maybe', 'yes'] as const)[(index * 5 + resort * 3) % 4] ?? 'yes',
      ]),
    ),
    unseen: new Set(),
    note: note.slice(0, NOTE_MAX).trim(),
    isWithdrawn: false,
  })),
};

const pack = (value: unknown) => `1.${gzipSync(JSON.stringify(value)).toString('base64url')}`;

describe('The link of a round', () => {
  it('gives back what it was made from', async () => {
    await fc.assert(
      fc.asyncProperty(anyRound, async (any) => {
        const round = mergeRounds(any, any);
        expect(await parseRoundLink(`#${await formatRoundLink(round)}`)).toEqual({ kind: 'round', round });
      }),
    );
  });

  it('holds eight people, eight resorts and their notes within 2,000 characters', async () => {
    const { fragment, withoutNotesOf, fits } = await fitRoundLink(
      full,
      LONGEST - 'https://snowline.example/together#'.length,
    );
    expect({ withoutNotesOf, fits }).toEqual({ withoutNotesOf: [], fits: true });
    expect(await parseRoundLink(fragment)).toEqual({ kind: 'round', round: full });
  });

  it('is told from one that a chat has cut, wherever that was', async () => {
    const link = await formatRoundLink({ ...full, people: full.people.slice(0, 2) });
    const lengths = Array.from({ length: link.length }, (_, length) => length);
    const read = await Promise.all(lengths.map((length) => parseRoundLink(link.slice(0, length))));
    expect(new Set(read.map(({ kind }) => kind))).toEqual(new Set(['incomplete']));
  });

  it.each([
    ['the marks of a sentence', ').'],
    // As the address bar writes them.
    ['a quotation mark', '%E2%80%9D'],
    ['a guillemet after a space', '%C2%A0%C2%BB.'],
    ['what another site counts its visitors by', '?fbclid=IwAR0_x-1'],
  ])('may be followed by %s', async (_, added) => {
    expect(await parseRoundLink(`${await formatRoundLink(full)}${added}`)).toEqual({ kind: 'round', round: full });
  });

  it('never throws, whatever somebody has written', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.base64String().map((text) => `1.${text}`),
        ),
        async (text) => {
          expect((await parseRoundLink(text)).kind).not.toBe('round');
        },
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.json(), async (json) => {
        const { kind } = await parseRoundLink(`1.${gzipSync(json).toString('base64url')}`);
        expect(kind).toBe('incomplete');
      }),
    );
  });

  it('says so when a newer version made it', async () => {
    expect(await parseRoundLink('2.abc')).toEqual({ kind: 'newer' });
    // Its letters may be others than ours.
    expect(await parseRoundLink('#2.abc~def.ghi')).toEqual({ kind: 'newer' });
    expect(await parseRoundLink((await formatRoundLink(full)).replace('1.', '0.'))).toEqual({ kind: 'incomplete' });
  });

  it('is not unpacked without end', async () => {
    const bomb = gzipSync(`["round-1",1,"${' '.repeat(50_000_000)}"]`, { level: 9 }).toString('base64url');
    expect(await parseRoundLink(`1.${bomb.slice(0, 7000)}`)).toEqual({ kind: 'incomplete' });
    const padded = (spaces: number) =>
      `1.${gzipSync(`["round-1",1,"","",[["a",1]],[${' '.repeat(spaces)}]]`).toString('base64url')}`;
    expect(await parseRoundLink(padded(30_000))).toMatchObject({ kind: 'round' });
    expect(await parseRoundLink(padded(40_000))).toEqual({ kind: 'incomplete' });
  });

  it('brings text, not markup or another direction of writing', async () => {
    const read = await parseRoundLink(
      pack(['round-1', 1, 'Week\u202e\n in  <b>May</b>', '', [['a', 1]], [['person-a', 1, ' Anna\u2067', 'y', '']]]),
    );
    expect(read).toMatchObject({ round: { title: 'Week in <b>May</b>', people: [{ name: 'Anna' }] } });
  });

  it('brings nobody and nothing without a name that can be seen', async () => {
    const blank = '\u200b \u2060';
    const marks = 'ymn';
    const read = await parseRoundLink(
      pack([
        'round-1',
        1,
        blank,
        '',
        [' ', blank, 'zermatt'].map((id) => [id, 1]),
        [
          ['person-a', 1, blank, marks, 'A note'],
          ['person-b', 1, '', marks, ''],
          ['person-c', 1, 'Carla', marks, blank],
          ['person-d', 1],
        ],
      ]),
    );
    expect(read).toMatchObject({
      round: {
        title: '',
        resorts: [{ id: 'zermatt' }],
        people: [
          { name: 'Carla', note: '', answers: new Map([['zermatt', 'no']]) },
          { name: '', isWithdrawn: true },
        ],
      },
    });
    expect(await parseRoundLink(pack(['round-1', 1, '', '', [[blank, 1]], []]))).toEqual({ kind: 'incomplete' });
  });

  it('brings the same text when it is packed again', async () => {
    const read = await parseRoundLink(pack(['round-1', 1, 'A \u202e B', '', [['a', 1]], []]));
    expect(read).toMatchObject({ round: { title: 'A B' } });
  });

  it.each([
    ['too many resorts', ['round-1', 1, '', '', Array.from({ length: 17 }, (_, i) => [`r${i}`, 1]), []]],
    ['a time after every clock', ['round-1', 9e12, '', '', [['a', 1]], []]],
    ['an answer that does not exist', ['round-1', 1, '', '', [['a', 1]], [['person-a', 1, 'A', 'x', '']]]],
    ['a longer name', ['round-1', 1, '', '', [['a', 1]], [['person-a', 1, 'A'.repeat(25), 'y', '']]]],
    ['an object', { __proto__: ['round-1'] }],
  ])('is refused with %s', async (_, value) => {
    expect(await parseRoundLink(pack(value))).toEqual({ kind: 'incomplete' });
  });

  it('leaves out the oldest notes first where it is too long, and names whose', async () => {
    const { fragment, withoutNotesOf, fits } = await fitRoundLink(full, 1200);
    expect(fits).toBe(true);
    expect(fragment.length).toBeLessThanOrEqual(1200);
    expect(withoutNotesOf).toEqual(full.people.slice(0, withoutNotesOf.length).map(({ name }) => name));
    const read = await parseRoundLink(fragment);
    expect(read.kind === 'round' && mergeRounds(full, read.round)).toEqual(full);
  });
});
