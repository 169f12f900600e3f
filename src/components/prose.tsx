import type { ComponentProps } from 'react';
import './prose.css';

/** Running text: styles headings, lists, tables, quotations and links. Its container sets the width. */
export function Prose(props: ComponentProps<'div'>) {
  return <div className="prose wrap-break-word" {...props} />;
}
