const PLAIN = 'abcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';
const MESSAGE_TEXT = /`((?:\\.|[^`\\])*)`/g;
const MESSAGE_PARTS = /\((\[\{ type: "[\s\S]*?\])\)(?=;?\s)/g;

/** A letter of the pseudo-language: "e" is "éé", "T" is "Ţ". Vowels are doubled, which makes a text 40 % longer. */
export function pseudoLetter(letter: string): string {
  const at = PLAIN.indexOf(letter.toLowerCase());
  if (at < 0) return letter;
  const small = ACCENTED.charAt(at);
  const first = letter === letter.toLowerCase() ? small : small.toUpperCase();
  return 'aeiou'.includes(PLAIN.charAt(at)) ? first + small : first;
}

const accented = (text: string) =>
  text.replace(/\\u[\da-f]{4}|\\.|[a-z]/gi, (part) => (part.length > 1 ? part : pseudoLetter(part)));

/** The text of a template: its variables, `${…}`, and escapes stay as they are. */
const accentedTemplate = (text: string) =>
  text
    .split(/(\$\{[^}]*\})/)
    .map((part) => (part.startsWith('${') ? part : accented(part)))
    .join('');

/** A list of parts, which a message with markup has: its texts are written in the pseudo-language. */
const pseudoParts = (parts: string) => {
  const inside = parts
    .slice(1, -1)
    .replace(
      /(type: "text", value: ")((?:\\.|[^"\\])*)"/g,
      (_, start: string, text: string) => `${start}${accented(text)}"`,
    );
  return `([{ type: "text", value: "⟦" }, ${inside}, { type: "text", value: "⟧" }])`;
};

/**
 * The compiled function of an English message with its texts in the pseudo-language: accented, longer and in ⟦brackets⟧. Variables, markup and
 * the choice of plural forms stay.
 */
export const pseudoMessage = (code: string): string =>
  code
    .replace(MESSAGE_PARTS, (_, parts: string) => pseudoParts(parts))
    // A figure alone is no longer in any language.
    .replace(MESSAGE_TEXT, (whole, text: string) => (/[a-z]/i.test(text) ? `\`⟦${accentedTemplate(text)}⟧\`` : whole));
