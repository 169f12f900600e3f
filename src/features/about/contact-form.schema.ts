import { z } from 'zod/mini';

/** What a message can be about; the first is the default. */
export const inquiryTypes = [
  'Resort Recommendations',
  'AI Methodology Questions',
  'Technical Issues',
  'Partnership Inquiries',
  'General Feedback',
] as const;
export type InquiryType = (typeof inquiryTypes)[number];

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A message to the team: every field is required and trimmed. */
export const contactFormSchema = z.object({
  inquiryType: z.enum(inquiryTypes),
  name: z.string().check(z.trim(), z.minLength(1, 'Please enter your name')),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter your email address'),
      z.regex(EMAIL, 'Please enter a valid email address'),
    ),
  message: z.string().check(z.trim(), z.minLength(1, 'Please enter a message')),
});

export type ContactFormValues = z.input<typeof contactFormSchema>;

/** The values of an empty form. */
export const emptyContactForm: ContactFormValues = {
  inquiryType: inquiryTypes[0],
  name: '',
  email: '',
  message: '',
};

/** The inquiry type of that name, or null. */
export const inquiryTypeOf = (name: string | null): InquiryType | null =>
  inquiryTypes.find((type) => type === name) ?? null;
