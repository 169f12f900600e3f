import type { ReactNode } from 'react';
import { Spinner } from './spinner';

interface BusyContentProps {
  busy: boolean;
  busyLabel: string | undefined;
  children: ReactNode;
}

/**
 * Label and busy indicator in one cell, so that the button is as wide as the wider of them in both states. The idle button
 * contains the busy label as generated content only, which neither screen readers nor text searches find.
 */
export function BusyContent({ busy, busyLabel, children }: BusyContentProps) {
  if (busy && busyLabel) {
    return (
      <span key="busy" className="stack-cell">
        <span aria-hidden className="invisible">
          {children}
        </span>
        <span>
          <Spinner />
          <span>{busyLabel}</span>
        </span>
      </span>
    );
  }
  return (
    <span key="idle" className="stack-cell">
      <span className={busy ? 'opacity-0' : undefined}>{children}</span>
      {busy ? (
        <Spinner className="place-self-center" />
      ) : (
        <span aria-hidden className="invisible" data-text={busyLabel} />
      )}
    </span>
  );
}
