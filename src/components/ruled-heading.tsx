import type { ComponentProps } from 'react';

/** Heading of a section: small, below a strong line. */
export function RuledHeading({ children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2
      className="mb-6 border-t-2 border-ink pt-[.7rem] font-sans text-ui leading-[1.3] font-bold tracking-normal"
      {...props}
    >
      {children}
    </h2>
  );
}
