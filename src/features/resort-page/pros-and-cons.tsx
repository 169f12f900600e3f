import { Minus, Plus } from 'lucide-react';
import { cn } from '@/lib/class-names';

/** What speaks for the resort and what against it; nothing when neither was sent. */
export function ProsAndCons({ pros, cons }: { pros: readonly string[]; cons: readonly string[] }) {
  if (pros.length === 0 && cons.length === 0) return null;
  return (
    <div className={cn('mt-12 grid gap-8', pros.length > 0 && cons.length > 0 && 'md:grid-cols-2')}>
      <PointList title="Pros" points={pros} Icon={Plus} />
      <PointList title="Cons" points={cons} Icon={Minus} />
    </div>
  );
}

function PointList({ title, points, Icon }: { title: string; points: readonly string[]; Icon: typeof Plus }) {
  if (points.length === 0) return null;
  return (
    <section aria-label={title} className="min-w-0">
      <h2 className="mb-2.5 text-item">{title}</h2>
      <ul>
        {[...new Set(points)].map((point) => (
          <li
            key={point}
            className="grid grid-cols-[1.75rem_minmax(0,1fr)] border-t border-line py-2.5 leading-[1.45] wrap-anywhere"
          >
            <Icon aria-hidden className="mt-[.15em] text-ink-3" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
