import { z } from 'zod/mini';
import { requiredEmail } from '@/lib/email-address';
import { seenText } from '@/lib/plain-text';
import { m } from '@/paraglide/messages';

/** What a message can be about; the first is the default. */
export const inquiryTypes = [
  'Resort Recommendations',
  'AI Methodology Questions',
  'Technical Issues',
  'Partnership Inquiries',
  'General Feedback',
] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** The inquiry types as the visitor reads them; the server gets the English name. */
export const inquiryLabels: Readonly<Record<InquiryType, string>> = {
  'Resort Recommendations': m.about_inquiry_resorts(),
  'AI Methodology Questions': m.about_inquiry_method(),
  'Technical Issues': m.about_inquiry_technical(),
  'Partnership Inquiries': m.about_inquiry_partners(),
  'General Feedback': m.about_inquiry_feedback(),
};

/** A message to the team: every field is required and trimmed; invisible characters count as none. */
export const contactFormSchema = z.object({
  inquiryType: z.enum(inquiryTypes),
  name: z.string().check(z.overwrite(seenText), z.minLength(1, m.about_name_missing())),
  email: requiredEmail(m.field_email_missing(), m.about_email_wrong()),
  message: z.string().check(z.overwrite(seenText), z.minLength(1, m.about_message_missing())),
});

export type ContactFormValues = z.input<typeof contactFormSchema>;

/** The values of an empty form. */
export const emptyContactForm: ContactFormValues = {
  inquiryType: inquiryTypes[0],
  name: '',
  email: '',
  message: '',
};
