import { pseudoLetter } from '../../tools/languages/pseudo';
import { inPattern } from '../support/in-pattern';
import type { Say } from './visit-state';

const inEitherWay = (letter: string) => `(?:${letter}|${pseudoLetter(letter)})`;

/**
 * English words as the pseudo-language says them: each letter accented, or as it is where it comes from data. Around spaces and at the ends
 * there may be brackets.
 */
export const inPseudo: Say = (words) => {
  const isExact = typeof words !== 'string';
  const source = isExact ? words.source : inPattern(words);
  const pattern = source.replace(/\\.|[A-Za-z^$ ,]/g, (part) => {
    if (part === '^') return '^⟦*';
    if (part === '$') return '⟧*$';
    if (part === ' ') return '[⟦⟧]*\\s[⟦⟧]*';
    if (part === ',') return '[⟦⟧]*,';
    if (part === '\\.') return '[⟦⟧]*\\.';
    return part.length > 1 ? part : inEitherWay(part);
  });
  return new RegExp(pattern, isExact ? words.flags : 'i');
};
