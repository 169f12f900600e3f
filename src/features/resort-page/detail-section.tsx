import { type ReactNode, useId } from 'react';

interface DetailSectionProps {
  title: string;
  children: ReactNode;
}

/** A titled part of a tab. */
export function DetailSection({ title, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="not-first:mt-12">
      <h2 id={id} className="mb-4 text-[1.625rem]">
        {title}
      </h2>
      {children}
    </section>
  );
}
