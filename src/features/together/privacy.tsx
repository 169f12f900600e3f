/** What becomes of the answers, and how what it costs to ski is worked out. */
export function Privacy({ hasCost }: { hasCost: boolean }) {
  return (
    <div className="mt-8 max-w-measure text-caption text-ink-3">
      <p>Answers travel in the link and are kept in this browser. No server gets them.</p>
      {hasCost ? (
        <p className="mt-1">
          What it costs to ski is worked out from the day price; passes for several days cost less. Nothing is
          converted.
        </p>
      ) : null}
    </div>
  );
}
