import { LanguagePrompt } from './language-prompt';
import { PageArea } from './page-area';
import { SkipLink } from './skip-link';

/** Login and signup: the page without header and footer. */
export function BareLayout() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} className="outline-none">
        <PageArea />
      </main>
      <LanguagePrompt />
    </>
  );
}
