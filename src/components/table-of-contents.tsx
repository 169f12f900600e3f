import { useId } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '@/lib/class-names';
import { useCurrentSection } from '@/lib/use-current-section';
import { m } from '@/paraglide/messages';

export interface Section {
  /** Id of the section's heading. */
  id: string;
  title: string;
}

interface TableOfContentsProps {
  sections: readonly Section[];
  /** The language of the titles, where it is not the page's. */
  lang?: string | undefined;
  className?: string;
}

/** Links to the sections of a long page, with the current one marked. */
export function TableOfContents({ sections, lang, className }: TableOfContentsProps) {
  const headingId = useId();
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav aria-labelledby={headingId} className={className}>
      <p id={headingId} className="mb-1 text-small font-bold">
        {m.contents_title()}
      </p>
      <ol lang={lang} className="border-l border-line text-small leading-[1.35]">
        {sections.map(({ id, title }) => {
          const isCurrent = id === current;
          return (
            <li key={id}>
              <Link
                to={`#${id}`}
                aria-current={isCurrent ? 'location' : undefined}
                className={cn(
                  '-ml-px flex min-h-11 items-center border-l-2 py-1.5 pl-3.5 transition-colors hover:text-ink xl:min-h-9',
                  isCurrent ? 'border-ink font-semibold text-ink' : 'border-transparent text-ink-2',
                )}
              >
                {title}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
