import { ageOf } from '@/lib/age';
import { type FigureSource, figureSources } from './figure-source';
import { Dialog } from './ui/dialog';

/** When figures were measured or reported. */
export interface FigureTime {
  /** "Conditions" */
  what: string;
  /** ISO instant, or '' when it is not known. */
  instant: string;
}

interface HowWeKnowDialogProps {
  times: readonly FigureTime[];
  onClose: () => void;
  /** Called after closing, to move the focus back to the button. */
  onGone: () => void;
}

/** Explains the sources of figures, and says how old the figures are. */
export function HowWeKnowDialog({ times, onClose, onGone }: HowWeKnowDialogProps) {
  const now = new Date();
  const known = times.flatMap(({ what, instant }) => {
    const age = ageOf(instant, now);
    return age ? [{ what, instant, words: `${age.at}, ${age.ago}` }] : [];
  });
  const sources = Object.entries(figureSources) as [FigureSource, string][];
  return (
    <Dialog
      title="How we know"
      description="A figure without a word beside it is reported. What is not known says “not reported” and counts neither for nor against a resort."
      onClose={onClose}
      onGone={onGone}
    >
      <dl className="mt-4 grid gap-3">
        {sources.map(([source, meaning]) => (
          <div key={source}>
            <dt className="font-bold">{source}</dt>
            <dd className="text-small text-ink-2">{meaning}</dd>
          </div>
        ))}
      </dl>
      {known.length > 0 ? (
        <dl className="mt-5 grid gap-1 border-t border-line pt-4 text-small">
          {known.map(({ what, instant, words }) => (
            <div key={what} className="flex flex-wrap justify-between gap-x-4">
              <dt className="text-ink-2">{what}</dt>
              <dd>
                <time key={words} dateTime={instant}>
                  {words}
                </time>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Dialog>
  );
}
