import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { formatCount } from '@/lib/format';
import {
  alikeSentence,
  type CompareWording,
  leftOutSentence,
  pointsWords,
  type ResortWords,
  tradeOffSentences,
} from './compare-words';
import { type CompareContext, leftOutFacts, sharedFacts } from './rules/compared-facts';
import { strongestAndWeakest, tradeOffs } from './rules/differences';

/** What is told of resorts that are compared: of two their trade-off, of more the strongest and the weakest point of each. */
export function comparisonWords(
  resorts: readonly Resort[],
  context: CompareContext,
  wording: CompareWording,
): ResortWords[] {
  const [first, second, ...others] = resorts;
  if (!first || !second) return [];
  if (others.length === 0) return tradeOffSentences(resorts, tradeOffs([first, second], context), wording);
  return strongestAndWeakest(resorts, context).flatMap((points, index) => {
    const resort = resorts[index];
    return resort ? pointsWords(resort, points, wording) : [];
  });
}

interface InWordsProps {
  /** Two or more. */
  resorts: readonly Resort[];
  context: CompareContext;
  wording: CompareWording;
  /** Where it is told how we know. */
  source?: ReactNode;
}

const basis = (compared: number, catalogue: number) =>
  `Only figures that ${compared === 2 ? 'both' : `all ${compared === 3 ? 'three' : 'four'}`} report count here; a difference counts by its size against all ${formatCount(catalogue)} resorts.`;

/** The comparison in words, above its figures. */
export function InWords({ resorts, context, wording, source }: InWordsProps) {
  const words = comparisonWords(resorts, context, wording);
  const leftOut = leftOutFacts(resorts, sharedFacts(resorts, context), context);
  const sentences = [
    basis(resorts.length, context.catalogue.length),
    ...leftOut.map((fact) => leftOutSentence(fact, resorts.length)),
  ];
  return (
    <section aria-labelledby="in-words">
      <h2 id="in-words" className="compare-words-title">
        In words
      </h2>
      {words.length === 0 ? (
        <p className="border-b border-line py-4 text-lead text-ink-2">{alikeSentence}</p>
      ) : (
        <ul>
          {words.map(({ id, parts }) => (
            <li key={id} className="compare-words">
              <h3 className="text-[1.5rem] max-md:text-[1.25rem]">
                {resorts.find((resort) => resort.id === id)?.name}
              </h3>
              <p className="text-[1.3125rem] leading-[1.42] text-ink-2 max-md:text-[1.125rem]">
                {parts.map(({ text, isClaim }) =>
                  isClaim ? (
                    <b key={text} className="text-ink">
                      {text}
                    </b>
                  ) : (
                    <span key={text}>{text}</span>
                  ),
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-caption text-ink-3">
        <span key={sentences.join(' ')}>{sentences.join(' ')}</span>
        {source}
      </p>
    </section>
  );
}
