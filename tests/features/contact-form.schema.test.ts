import { expect, it } from 'vitest';
import { contactFormSchema, emptyContactForm } from '@/features/about/contact-form.schema';

it('a message of nothing that can be seen is missing, and so is a name', () => {
  const unseen = { ...emptyContactForm, name: '\u200b', email: 'ida@example.com', message: ' \u2800\u00ad\n' };
  const { error } = contactFormSchema.safeParse(unseen);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter your name', 'Please enter a message']);
  // Emoji are joined by such characters, and stay whole.
  const seen = { ...unseen, name: ' Ида 👩‍👩‍👧 ', message: 'ok' };
  expect(contactFormSchema.parse(seen).name).toBe('Ида 👩‍👩‍👧');
});
