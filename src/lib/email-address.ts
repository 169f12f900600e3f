import { z } from 'zod/mini';

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/** A typed or pasted address without blanks around it and without the invisible marks that come along from chats and web pages. */
export const typedAddress = (text: string): string => text.replaceAll(INVISIBLE, '').trim();

// What lies between two dots, without the brackets and marks of a text that an address was copied from.
const PART = String.raw`[^\s@.,:;<>()[\]"\\]+`;

/**
 * Matches an address that mail may reach: something before the @, a domain with a dot behind it, and no dot at an end of either
 * or beside another. Zod's own patterns refuse domains that exist, such as "bücher.example" and those that end in "xn--p1ai".
 */
export const EMAIL_ADDRESS = new RegExp(`^${PART}(\\.${PART})*@${PART}(\\.${PART})+$`);

/** A required address as it was meant, with the messages for none and for one that mail cannot reach. */
export const requiredEmail = (missing: string, wrong: string) =>
  z.string().check(z.overwrite(typedAddress), z.minLength(1, missing), z.regex(EMAIL_ADDRESS, wrong));
