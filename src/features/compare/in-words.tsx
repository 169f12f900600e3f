import type { Resort } from '@/api/resorts/resort.schema';
import { sourceWord } from '@/components/figure-source';
import { HowWeKnow } from '@/components/how-we-know';
import { ChangingText } from '@/components/ui/changing-text';
import { Skeleton } from '@/components/ui/skeleton';
import { type CompareContext, leftOutFacts, sharedFacts } from '@/domain/compare/compared-facts';
import { strongestAndWeakest, tradeOffs } from '@/domain/compare/differences';
import { cn } from '@/lib/class-names';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';
import {
  type CompareWording,
  leftOutSentences,
  pointsWords,
  type ResortWords,
  tradeOffSentences,
} from './compare-words';

/**
 * A comparison in words: the trade-off of two resorts, or the strongest and weakest point of each of more. Empty where two
 * are alike, and where no figure can be compared.
 */
export function comparisonWords(
  resorts: readonly Resort[],
  context: CompareContext,
  wording: CompareWording,
): ResortWords[] {
  const [first, second, ...others] = resorts;
  // Without a common figure, three would be called close to each other in every one of none.
  if (!first || !second || sharedFacts(resorts, context).length === 0) return [];
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
  words: readonly ResortWords[];
  /** Whether its height was reserved before the words were there. */
  isReserved: boolean;
}

/** Reserves the space of the words until the catalogue, which differences are measured against, has loaded. */
export function InWordsSkeleton({ count, held }: { count: number; held: number }) {
  const loading = held > 0 ? m.compare_loading_held({ count: formatCount(held) }) : m.compare_loading_all();
  return (
    <section aria-labelledby="in-words" aria-busy="true" className="compare-in-words" style={{ '--n': count }}>
      <h2 id="in-words" className="compare-words-title">
        {m.compare_in_words()}
      </h2>
      {Array.from({ length: count }, (_, index) => `row ${index}`).map((row) => (
        <div key={row} aria-hidden className="compare-words">
          <h3 className="text-[1.5rem] max-md:text-[1.25rem]">
            <Skeleton>{m.compare_resorts()}</Skeleton>
          </h3>
          <p className="text-[1.3125rem] leading-[1.42] max-md:text-[1.125rem]">
            <Skeleton>{m.compare_alike()}</Skeleton>
          </p>
        </div>
      ))}
      <p role="status" className="mt-3 text-caption text-ink-3">
        <ChangingText>{loading}</ChangingText>
      </p>
    </section>
  );
}

/** The comparison in words, above its figures. */
export function InWords({ resorts, context, words, isReserved }: InWordsProps) {
  const leftOut = leftOutFacts(resorts, context);
  const basis = m.compare_basis({
    compared: String(resorts.length),
    all: formatCount(context.catalogue.length),
  });
  const isComparable = sharedFacts(resorts, context).length > 0;
  const sentences = [basis, ...leftOutSentences(leftOut, resorts.length)].join(' ');
  return (
    <section
      aria-labelledby="in-words"
      className={cn(isReserved && 'compare-in-words')}
      style={{ '--n': resorts.length }}
    >
      <h2 id="in-words" className="compare-words-title">
        {m.compare_in_words()}
      </h2>
      {words.length === 0 ? (
        <p key={String(isComparable)} className="border-b border-line py-4 text-lead text-ink-2">
          {isComparable ? m.compare_alike() : m.compare_nothing_shared()}
        </p>
      ) : (
        <ul data-source="worked out">
          {words.map(({ id, parts }) => (
            <li key={id} className="compare-words">
              <h3 className="text-[1.5rem] max-md:text-[1.25rem]">
                {resorts.find((resort) => resort.id === id)?.name}
              </h3>
              <p className="text-[1.3125rem] leading-[1.42] text-ink-2 max-md:text-[1.125rem]">
                {parts.map(({ key, text, isClaim }) =>
                  isClaim ? (
                    <b key={key} className="text-ink">
                      {text}
                    </b>
                  ) : (
                    <span key={key}>{text}</span>
                  ),
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 text-caption text-ink-3">
        <p>
          <b className="mr-1 font-semibold">{sourceWord('worked out')}</b>
          <span key={sentences}>{` ${sentences}`}</span>
        </p>
        <HowWeKnow className="inline-flex!" />
      </div>
    </section>
  );
}
