import { describe, expect, it } from 'vitest';
import { answersText, headline, leftOutText, tallyText, unseenText } from '@/features/together/board-words';
import { answeringPeople, boardOrder, outcomeOf, tallies } from '@/features/together/rules/board';
import { roundOf, threeResorts } from '../../support/rounds';

const names: Record<string, string> = { verbier: 'Verbier', davos: 'Davos', laax: 'Laax' };

/** The headline of a round in which each person gives one letter for Verbier, Davos and Laax. */
function headlineOf(...people: string[]): string {
  const round = roundOf(...people);
  const named = threeResorts.map((id) => ({ id, name: names[id] ?? id, fitRank: null }));
  return headline(outcomeOf(boardOrder(tallies(round), named), answeringPeople(round).length), (id) => names[id] ?? id);
}

describe('The headline of a board', () => {
  it.each<[string, string[], string]>([
    ['a leader', ['yyn', 'ynn', 'yny', 'mnm'], 'Verbier: 3 yes, 1 maybe, nobody against.'],
    ['a leader with somebody against it', ['nnn', 'ynn'], 'Verbier: 1 yes, 1 no.'],
    ['two that are level', ['nyy', 'nyy', 'nnn'], 'Davos and Laax are level: 2 yes, 1 no.'],
    ['three that are level', ['yyy'], 'Davos, Laax and Verbier are level: 1 yes, nobody against.'],
    [
      'two that differ in Maybe alone, which puts none first',
      ['-yn', 'ymn', '--n'],
      'Davos and Verbier are level: 1 yes, nobody against.',
    ],
    ['two of which there is Maybe alone', ['mm-', 'm--'], 'Davos and Verbier are level: nobody against.'],
    ['one person', ['ymn'], 'Verbier: 1 yes, nobody against.'],
    ['one who says nothing of the others', ['y--'], 'Verbier: 1 yes, nobody against.'],
    ['a leader with somebody against it, not one without answers', ['n--', 'y--'], 'Verbier: 1 yes, 1 no.'],
    ['a resort without answers where all are against the others', ['nn-', 'nn-'], 'Laax: no answer yet.'],
    ['two without answers', ['n--'], 'Davos and Laax are level: no answer yet.'],
    ['nobody', [], 'Nobody has answered yet.'],
    ['nobody who has answered', ['---'], 'Nobody has answered yet.'],
    ['all against', ['nnn', 'nnn'], 'Everybody is against all of them.'],
  ])('says %s', (_, people, words) => {
    expect(headlineOf(...people).replaceAll('\u00a0', ' ')).toBe(words);
  });

  it('never parts a count from its answer', () => {
    expect(headlineOf('yyn', 'ynn', 'yny', 'mnm')).toContain('3\u00a0yes, 1\u00a0maybe, ');
    expect(headlineOf('nyy', 'nyy', 'nnn')).toContain('2\u00a0yes, 1\u00a0no');
  });
});

it('Beside the headline stands how many answers it tells of', () => {
  expect(answersText(0, 4, true)).toBe('');
  expect(answersText(1, 0, false)).toBe('1 answer so far.');
  expect(answersText(2, 0, false)).toBe('2 answers so far.');
  expect(answersText(1, 4, false)).toBe('Answers so far: 1 of 4.');
  expect(answersText(4, 4, false)).toBe('All 4 answers are in.');
  // Whoever asked has not answered, and more people take part than the trip names.
  expect(answersText(4, 4, true)).toBe('4 answers so far.');
  expect(answersText(5, 4, false)).toBe('5 answers so far.');
});

describe('Of a resort it is said', () => {
  it('what the answers are', () => {
    expect(tallyText({ yes: 0, maybe: 0, no: 0 })).toBe('no answer yet');
    expect(tallyText({ yes: 0, maybe: 2, no: 0 })).toBe('2\u00a0maybe, nobody against');
    expect(tallyText({ yes: 1, maybe: 1, no: 3 })).toBe('1\u00a0yes, 1\u00a0maybe, 3\u00a0no');
  });

  it('who has not seen it, and of a link whose notes it leaves out', () => {
    expect(unseenText(['Anna'], 'Alta')).toBe('Anna has not seen Alta: it was added later.');
    expect(unseenText(['Anna', 'Ben'], 'Alta')).toBe('Anna and Ben have not seen Alta: it was added later.');
    expect(leftOutText(['Anna'])).toMatch(/leaves out the note of Anna\.$/);
    expect(leftOutText(['Anna', 'Ben'])).toMatch(/leaves out the notes of Anna and Ben\.$/);
  });
});
