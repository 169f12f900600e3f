import { m } from '@/paraglide/messages';
/** Replaces a figure that is not reported: a muted dash, "not reported" for screen readers. */
export function NotReported() {
  return (
    <>
      <span aria-hidden className="font-normal text-ink-3">
        –
      </span>
      <span className="sr-only">{m.not_reported()}</span>
    </>
  );
}
