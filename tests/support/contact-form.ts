import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The fields of the contact form; the name once the form is there. */
export const name = () => screen.findByLabelText('Name');
export const email = () => screen.getByLabelText('Email');
export const message = () => screen.getByLabelText('Message');
export const inquiry = () => screen.getByRole('combobox', { name: 'Inquiry type' });
export const send = () => screen.getByRole('button', { name: 'Send Message' });
export const form = () => within(screen.getByRole('form', { name: 'Contact' }));
export const SENT = "Message sent successfully! We'll get back to you soon.";
export const QUESTION = 'Which resort for a first week in March?';

/** Types name, address and message. */
export async function fillIn(user: UserEvent, address = 'ida@example.com') {
  await user.type(await name(), 'Ida Berg');
  await user.type(email(), address);
  await user.type(message(), QUESTION);
}
