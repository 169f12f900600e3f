import { m } from '@/paraglide/messages';
/** What becomes of the answers, and how what it costs to ski is worked out. */
export function Privacy({ hasCost }: { hasCost: boolean }) {
  return (
    <div className="mt-8 max-w-measure text-caption text-ink-3">
      <p>{m.round_privacy()}</p>
      {hasCost ? <p className="mt-1">{m.round_cost_source()}</p> : null}
    </div>
  );
}
