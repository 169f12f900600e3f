import { Check, X } from 'lucide-react';
import { cn } from '@/lib/class-names';
import type { Answer } from './rules/round';

const shapes: Readonly<Record<Answer, string>> = {
  yes: 'rounded-full border-ink bg-ink text-paper',
  maybe: 'rounded-full border-dashed border-control',
  no: 'rounded-1 border-control',
};

/** The sign of an answer, beside its word. */
export function AnswerSign({ answer }: { answer: Answer }) {
  if (answer === 'yes') return <Check aria-hidden className="size-4.5! stroke-[2.5]!" />;
  if (answer === 'no') return <X aria-hidden className="size-4.5! stroke-[2.5]!" />;
  return (
    <span aria-hidden translate="no" className="w-4.5 text-center leading-none font-bold">
      ?
    </span>
  );
}

/** The sign in a distinct shape: a disc, a dashed ring, a square. */
export function AnswerMark({ answer }: { answer: Answer }) {
  return (
    <span
      className={cn('inline-grid size-6.5 flex-none place-items-center border-[1.5px] print:size-5', shapes[answer])}
    >
      <AnswerSign answer={answer} />
    </span>
  );
}
