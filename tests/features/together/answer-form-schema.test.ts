import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerFormSchema } from '@/features/together/answer-form.schema';
import { formatRoundLink, parseRoundLink } from '@/features/together/codec/round-link';
import { newRound, withPerson } from '@/features/together/rules/round';
import { now, saidBy } from '../../support/rounds';

/** Letters between white space, control characters, and marks that reverse or show nothing. */
const typed = fc.string({
  unit: fc.constantFrom('a', 'é', ' ', '\n', '\t', '\u0000', '\u200b', '\u202e'),
  maxLength: 20,
});

it('What is typed is sent as the link brings it, so that a link which was just copied is that of the round', async () => {
  const lines = answerFormSchema.parse({
    title: ' Week  in\nMay',
    name: 'Ben \u202e B.',
    note: 'I can drive.\n\nBut  not on Sunday.',
    answers: [['zermatt', 'yes']],
  });
  expect(lines).toMatchObject({ title: 'Week in May', name: 'Ben B.', note: 'I can drive. But not on Sunday.' });
  await fc.assert(
    fc.asyncProperty(typed, typed, typed, async (title, name, note) => {
      const values = answerFormSchema.parse({ title, name: `A${name}`, note, answers: [['zermatt', 'yes']] });
      const person = { ...saidBy('Ben', { zermatt: 'yes' }), name: values.name, note: values.note };
      const round = withPerson(newRound(['zermatt'], { title: values.title, trip: '' }, now), person, now);
      expect(await parseRoundLink(await formatRoundLink(round))).toEqual({ kind: 'round', round });
    }),
  );
});
