import { m } from '@/paraglide/messages';
/** First tab stop: skips the header. */
export function SkipLink() {
  return (
    <a href="#main" className="skip-link">
      {m.nav_skip()}
    </a>
  );
}
