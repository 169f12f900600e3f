/** The pin of a map, 36 x 44; its tip is the middle of the lower edge. */
export function MapPin({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 44" width="36" height="44" aria-hidden="true" className={className}>
      <path
        d="M18 43C6 29 2 23 2 16.5a16 16 0 0 1 32 0C34 23 30 29 18 43z"
        className="fill-ink stroke-surface stroke-2"
      />
      <path d="M9 21l6-9 3 4 3-5 6 10z" className="fill-surface" />
    </svg>
  );
}
