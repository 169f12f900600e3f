import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';

/** Says that lengths and lifts cover a larger area than the resort, if they do. */
export function LinkedAreaNote({ linkedArea, className }: { linkedArea: string; className?: string }) {
  if (linkedArea === '') return null;
  return (
    <p className={cn('max-w-measure text-small text-ink-2', className)}>
      <ParaglideMessage
        message={m.resort_part_of}
        inputs={{ name: linkedArea }}
        markup={{
          area: ({ children }) => (
            <Link to={paths.resortsFound(linkedArea)} className="link">
              {children}
            </Link>
          ),
        }}
      />
    </p>
  );
}
