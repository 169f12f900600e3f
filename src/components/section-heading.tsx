import type { ReactNode } from 'react';

interface SectionHeadingProps {
  title: string;
  /** One sentence under the title. */
  text?: ReactNode;
  /** Link or button at the right, below the text on narrow screens. */
  action?: ReactNode;
  /** For `aria-labelledby` of the section. */
  id: string;
}

/** Head of a section: heading, a sentence, and a link or button. */
export function SectionHeading({ title, text, action, id }: SectionHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 md:mb-8">
      <div className="min-w-0">
        <h2 id={id}>{title}</h2>
        {text && <p className="mt-2 max-w-measure text-lead text-balance text-ink-2">{text}</p>}
      </div>
      {action}
    </div>
  );
}
