import { type ReactNode, type Ref, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Photo } from '@/components/photo';
import { shortFacts } from '@/components/resort-card/card-facts';
import { ChangingText } from '@/components/ui/changing-text';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { countryName } from '@/lib/country-names';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { AnswerSign } from './answer-mark';
import { answerLabels } from './board-words';
import { type Answer, answers } from './rules/round';
import type { ResortOfRound } from './use-round-resorts';

interface ResortQuestionProps {
  /** To the first answer. */
  ref?: Ref<HTMLInputElement> | undefined;
  entry: ResortOfRound;
  answer: Answer | null;
  onAnswer: (answer: Answer) => void;
  /** Id of what is wrong with all the answers. */
  errorId?: string | undefined;
  /** Beside the name: removes the resort from a round not sent yet. */
  action?: ReactNode;
}

/** In the place of the facts until they are known, as wide as most of them. */
const skeletons: ReturnType<typeof shortFacts> = [
  { label: m.fact_elevation(), value: '1,000 – 3,000 m' },
  { label: m.fact_runs(), value: '100 km' },
  { label: m.card_ticket(), value: 'EUR 60' },
];

/** One resort of the question: its facts, how it fits the trip, and three answers. */
export function ResortQuestion({ ref, entry, answer, onAnswer, errorId, action }: ResortQuestionProps) {
  const { resort, name, isLoading, isMeasured, fit, cost, distance } = entry;
  const place = [countryName(resort?.country ?? ''), distance].filter(Boolean).join(' · ');
  const id = useId();
  const units = useUnits();
  const facts = resort ? shortFacts(resort, units) : [];
  const isNoted = facts.some(({ note }) => note);
  // The answers stay where they are when figures arrive. What turns out not to be needed is free above them.
  const [isReserved] = useState(isLoading);
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line py-5 md:grid-cols-[11rem_minmax(0,1fr)] lg:grid-cols-[13rem_minmax(0,1fr)_20rem] lg:items-center">
      <Picture entry={entry} className="max-md:hidden md:row-span-2 lg:row-span-1" />
      <div className="min-w-0 md:col-start-2">
        <div className="flex items-start gap-3.5">
          <Picture entry={entry} className="w-22 flex-none md:hidden" />
          <div className="min-w-0 flex-1">
            <h3>
              <Name entry={entry} />
            </h3>
            <p key={place} className="min-h-lh text-caption text-ink-3">
              {place}
            </p>
          </div>
          {action}
        </div>
        <div id={id}>
          <dl className="together-facts mt-2 text-small">
            {(isLoading ? skeletons : facts).map(({ label, value, note }) => (
              <div key={label}>
                <dt className="text-caption text-ink-3">{label}</dt>
                {/* Replaced with its text, for browsers that translate the page. */}
                <dd key={value} className="font-semibold wrap-anywhere">
                  {isLoading ? <Skeleton>{value}</Skeleton> : (value ?? m.not_reported())}
                  {note && <span className="block text-caption font-normal text-ink-3">{` ${note}`}</span>}
                </dd>
              </div>
            ))}
          </dl>
          {isMeasured && (
            <div
              className={cn(
                'mt-1 text-small text-ink-2',
                // On phones the fit may take two lines.
                isReserved && (cost || isLoading ? 'min-h-[2lh] max-md:min-h-[3lh]' : 'min-h-lh max-md:min-h-[2lh]'),
              )}
            >
              {fit && (
                <p>
                  <ChangingText>{fit}</ChangingText>
                </p>
              )}
              {cost && (
                <p>
                  <ChangingText>{cost}</ChangingText>
                </p>
              )}
            </div>
          )}
          {/* As high as a note. */}
          {isReserved && !isNoted && <span aria-hidden className="block min-h-lh text-caption" />}
        </div>
      </div>
      <Segmented
        className="md:col-start-2 lg:col-start-3"
        aria-label={name}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId ? `${errorId} ${id}` : id}
        value={answer}
        onValueChange={(next) => {
          const chosen = answers.find((each) => each === next);
          if (chosen) onAnswer(chosen);
        }}
      >
        {answers.map((each) => (
          <SegmentedItem key={each} ref={each === answers[0] ? ref : undefined} value={each} className="min-h-12">
            <span className="inline-flex items-center gap-2">
              <AnswerSign answer={each} />
              {answerLabels[each]}
            </span>
          </SegmentedItem>
        ))}
      </Segmented>
    </li>
  );
}

/** The picture of a resort, or its skeleton; none of a resort that is unknown. */
function Picture({ entry: { resort, isLoading }, className }: { entry: ResortOfRound; className: string }) {
  if (resort) return <Photo src={resort.thumbnailUrl} alt="" facts={resort} crop="card" className={className} />;
  return isLoading && <Skeleton className={cn('block aspect-4/3', className)} />;
}

/** The name of a resort as a link; of one that is loading, or unknown, what its address says. */
function Name({ entry: { resort, name, isLoading } }: { entry: ResortOfRound }) {
  if (resort) {
    return (
      <Link to={paths.resort(resort.id)} className="hover:underline" translate="no">
        {name}
      </Link>
    );
  }
  if (!isLoading) return <span translate="no">{name}</span>;
  return (
    <>
      <span className="sr-only" translate="no">
        {name}
      </span>
      <Skeleton>{name}</Skeleton>
    </>
  );
}
