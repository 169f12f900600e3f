import { Check, Minus, Plus } from 'lucide-react';
import type { Resort } from '@/api/resorts/resort.schema';
import { type CompareRow, NotReportedText } from '@/components/compare-row';
import { englishLang } from '@/components/in-english';
import { ChangingText } from '@/components/ui/changing-text';
import { facilityLabel } from '@/domain/facility-label';
import { styleLabel } from '@/domain/resort-styles';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';

type Resorts = readonly Resort[];

function Points({ points, Icon }: { points: readonly string[]; Icon: typeof Plus }) {
  if (points.length === 0) return <NotReportedText />;
  return (
    <ul>
      {points.map((point) => (
        <li key={point} className="compare-point">
          <Icon aria-hidden className="mt-[.2em] size-4! text-ink-3" />
          <span lang={englishLang}>{point}</span>
        </li>
      ))}
    </ul>
  );
}

/** The pros of each resort, or the cons. */
export function pointsRow(resorts: Resorts, kind: 'pros' | 'cons'): CompareRow {
  const lists = resorts.map((resort) => ({ id: resort.id, points: resort[kind] }));
  return {
    key: kind,
    label: kind === 'pros' ? m.compare_pros() : m.compare_cons(),
    hint: englishLang && m.in_english(),
    cellTexts: lists.map(({ points }) => points.join('\n')),
    cells: lists.map(({ id, points }) => <Points key={id} points={points} Icon={kind === 'pros' ? Plus : Minus} />),
  };
}

/** One row per facility that any of the resorts lists; a resort that does not list it may still have it. */
export function facilityRows(resorts: Resorts): CompareRow[] {
  const lists = resorts.map(({ id, facilities }) => ({ id, labels: facilities.map(facilityLabel) }));
  const all = new Set(lists.flatMap(({ labels }) => labels).filter(Boolean));
  return [...all].map((label) => ({
    key: `facility ${label}`,
    label,
    look: 'tight',
    cellTexts: lists.map(({ labels }) => String(labels.includes(label))),
    cells: lists.map(({ id, labels }) => {
      const isListed = labels.includes(label);
      const Icon = isListed ? Check : Minus;
      const words = isListed ? m.answer_yes() : m.compare_not_listed();
      return (
        <p key={id} className={cn('compare-has', isListed ? 'font-semibold' : 'text-ink-3')}>
          <Icon aria-hidden className={isListed ? 'text-glacier stroke-[2.25]!' : undefined} />
          <ChangingText>{words}</ChangingText>
        </p>
      );
    }),
  }));
}

/** What kind of place each resort is, as reported. */
export function stylesRow(resorts: Resorts): CompareRow {
  return {
    key: 'styles',
    label: m.compare_styles(),
    cellTexts: resorts.map(({ resortStyles }) => resortStyles.toSorted().join('\n')),
    cells: resorts.map(({ id, resortStyles }) =>
      resortStyles.length > 0 ? (
        // Some have seven.
        <ul key={id} className="text-small leading-[1.65] print:columns-2">
          {resortStyles.map((style) => (
            <li key={style}>{styleLabel(style)}</li>
          ))}
        </ul>
      ) : (
        <NotReportedText key={id} />
      ),
    ),
  };
}
