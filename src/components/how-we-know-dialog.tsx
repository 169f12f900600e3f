import { ageOf } from '@/lib/age';
import { m } from '@/paraglide/messages';
import { allFigureSources, type FigureSource, sourceWord } from './figure-source';
import { Dialog } from './ui/dialog';

const meanings: Readonly<Record<FigureSource, () => string>> = {
  reported: m.source_reported_text,
  estimated: m.source_estimated_text,
  typical: m.source_typical_text,
  'worked out': m.source_worked_out_text,
  claimed: m.source_claimed_text,
};

/** When figures were measured or reported. */
export interface FigureTime {
  /** "Conditions" */
  what: string;
  /** ISO instant, or '' if unknown. */
  instant: string;
}

interface HowWeKnowDialogProps {
  times: readonly FigureTime[];
  onClose: () => void;
  /** Called after closing, to return the focus to the button. */
  onClosed: () => void;
}

/** Explains the sources of figures, and how old the figures are. */
export function HowWeKnowDialog({ times, onClose, onClosed }: HowWeKnowDialogProps) {
  const now = new Date();
  const known = times.flatMap(({ what, instant }) => {
    const age = ageOf(instant, now);
    return age ? [{ what, instant, words: `${age.at}, ${age.ago}` }] : [];
  });
  return (
    <Dialog title={m.how_we_know()} description={m.how_we_know_text()} onClose={onClose} onClosed={onClosed}>
      <dl className="mt-4 grid gap-3">
        {allFigureSources.map((source) => (
          <div key={source}>
            <dt className="font-bold">{sourceWord(source)}</dt>
            <dd className="text-small text-ink-2">{meanings[source]()}</dd>
          </div>
        ))}
      </dl>
      {known.length > 0 && (
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
      )}
    </Dialog>
  );
}
