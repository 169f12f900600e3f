import { PageArea } from './page-area';
import { SkipLink } from './skip-link';

/** Log-in and sign-up: the page alone. */
export function BareLayout() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} className="outline-none">
        <PageArea />
      </main>
    </>
  );
}
