import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';

/** Says that lengths and lifts speak of more than the resort, where they do. */
export function LinkedAreaNote({ linkedArea, className }: { linkedArea: string; className?: string }) {
  if (linkedArea === '') return null;
  return (
    <p className={cn('max-w-measure text-small text-ink-2', className)}>
      Part of{' '}
      <Link to={paths.resortsFound(linkedArea)} className="link">
        {linkedArea}
      </Link>
      . Run lengths and lifts describe the whole linked area.
    </p>
  );
}
