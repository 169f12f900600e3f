import { Outlet } from 'react-router-dom';
import { SkipLink } from './skip-link';

/** Log-in and sign-up: the page alone. */
export function BareLayout() {
  return (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
    </>
  );
}
