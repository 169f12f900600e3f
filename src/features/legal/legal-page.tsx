import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { Fragment, type ReactNode } from 'react';
import { Prose } from '@/components/prose';
import { type Section, TableOfContents } from '@/components/table-of-contents';
import { locale } from '@/config/locale';
import { formatLongDate } from '@/lib/format';
import { m } from '@/paraglide/messages';
import { LegalText } from './legal-text';

const LAST_UPDATED = '2025-05-09';

export interface LegalSection extends Section {
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  intro: string;
  sections: readonly LegalSection[];
}

/** Layout of a legal page: date, table of contents, sections. */
export function LegalPage({ title, intro, sections }: LegalPageProps) {
  return (
    <div className="wrap pt-[clamp(1.75rem,4vw,3.25rem)] pb-24">
      <h1>{title}</h1>
      <p className="mt-4 text-small text-ink-3">
        <ParaglideMessage
          message={m.legal_updated}
          inputs={{ date: formatLongDate(LAST_UPDATED) }}
          markup={{ time: ({ children }) => <time dateTime={LAST_UPDATED}>{children}</time> }}
        />
      </p>
      <p className="mt-4 max-w-[43rem] text-lead text-ink-2">{intro}</p>
      {locale !== 'en' && (
        <p className="mt-4 text-small text-ink-2 [&_a]:underline">
          <LegalText message={m.legal_binding} />
        </p>
      )}
      {/* Half a rem narrower than the intro: the first lines break alike before and after the typeface has loaded. */}
      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[15rem_minmax(0,42.5rem)]">
        <TableOfContents
          sections={sections}
          className="lg:tall:sticky lg:top-26 lg:max-h-[calc(100svh-8rem)] lg:self-start lg:overflow-y-auto"
        />
        <Prose>
          {sections.map(({ id, title: heading, body }) => (
            <Fragment key={id}>
              <h2 id={id}>{heading}</h2>
              {body}
            </Fragment>
          ))}
        </Prose>
      </div>
    </div>
  );
}
