import type { ComponentType, ReactNode } from 'react';
import { networkError } from '@/config/error-catalogue';
import { messages } from '@/config/messages';
import { type Late, useLateNow } from '@/lib/late';
import { LoadError } from './load-error';

interface LateSectionProps<Props extends object> {
  source: Late<ComponentType<Props>>;
  /** What the section is drawn with. */
  props: Props;
  /** Stands while the code is on its way. */
  placeholder: ReactNode;
}

/** A section of a page whose code comes when it is drawn; one that did not arrive can be asked for again. */
export function LateSection<Props extends object>({ source, props, placeholder }: LateSectionProps<Props>) {
  const { part: Section, hasFailed, retry } = useLateNow(source);
  if (Section) return <Section {...props} />;
  if (!hasFailed) return placeholder;
  return (
    <LoadError
      title={messages.screen.network}
      message={networkError.message}
      actions={[{ label: 'Try Again', onClick: retry }]}
    />
  );
}
