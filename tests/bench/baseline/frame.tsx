import type { ReactNode } from 'react';

interface FrameProps {
  /** A link, as plain or as the router has it. */
  link: (to: string, words: string) => ReactNode;
  children?: ReactNode;
}

/** The words of a front page, with next to no looks. */
export function Frame({ link, children }: FrameProps) {
  return (
    <>
      <header>
        {link('/', 'Snowline')} {link('/resorts', 'Resorts')} {link('/blog', 'Blog')} {link('/about', 'About')}
      </header>
      <main>
        <h1>Find Your Perfect Ski Resort</h1>
        <p>
          Mountains of two continents, measured the same way. Compare height, snow, runs and price, then read what
          skiers say.
        </p>
        <p>
          {link('/resorts', 'Explore Resorts')} {link('/blog', 'Read Our Blog')}
        </p>
        <h2>Top-Rated Ski Resorts</h2>
        <div className="grid">{children}</div>
      </main>
      <footer>
        {link('/about', 'About Us')} {link('/privacy-policy', 'Privacy Policy')}
      </footer>
    </>
  );
}
