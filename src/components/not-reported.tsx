import { m } from '@/paraglide/messages';
/** What stands for a figure that nobody reports: a quiet dash, "not reported" for screen readers. */
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
