import { m } from '@/paraglide/messages';

/** What happens to the answers, and how the cost of skiing is computed. */
export function Privacy({ hasCost }: { hasCost: boolean }) {
  return (
    <div className="mt-8 max-w-measure text-caption text-ink-3">
      <p>{m.round_privacy()}</p>
      {hasCost && <p className="mt-1">{m.round_cost_source()}</p>}
    </div>
  );
}
