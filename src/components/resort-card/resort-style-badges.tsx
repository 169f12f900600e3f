import { useState } from 'react';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { styleLabel } from '@/domain/resort-styles';
import { cn } from '@/lib/class-names';
import { useMediaQuery } from '@/lib/use-media-query';
import { m } from '@/paraglide/messages';

const variants = new Map<string, BadgeVariant>([
  ['expert_terrain', 'destructive'],
  ['big_mountain', 'destructive'],
  ['backcountry_access', 'destructive'],
  ['luxury_destination', 'default'],
  ['mega_resort', 'default'],
  ['family_friendly', 'secondary'],
  ['beginner_focused', 'secondary'],
  ['budget_friendly', 'secondary'],
]);

/** The badge variant of a style. */
export const styleVariant = (style: string): BadgeVariant => variants.get(style) ?? 'outline';

interface ResortStyleBadgesProps {
  styles: readonly string[];
  /** How many are shown at first. */
  limit: number;
  className?: string;
}

/** The styles of a resort. Those beyond the limit are behind "+N more", but not on paper. Null without styles. */
export function ResortStyleBadges({ styles, limit, className }: ResortStyleBadgesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isPrinted = useMediaQuery('print');
  const labelledStyles = styles.filter((style) => styleLabel(style) !== '');
  const hidden = Math.max(0, labelledStyles.length - limit);
  if (labelledStyles.length === 0) return null;
  return (
    <ul aria-label={m.card_styles()} className={cn('flex flex-wrap gap-2', className)}>
      {labelledStyles.slice(0, isOpen || isPrinted ? undefined : limit).map((style) => (
        <li key={style} className="min-w-0">
          <Badge variant={styleVariant(style)} className="wrap-anywhere">
            {styleLabel(style)}
          </Badge>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          {/* Looks like a badge, with a button's touch target. */}
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="group/more -my-2 flex min-h-11 min-w-11 items-center"
          >
            <Badge variant="outline" className="group-hover/more:border-ink group-hover/more:text-ink">
              {isOpen ? m.card_styles_fewer() : m.card_styles_more({ count: hidden })}
            </Badge>
          </button>
        </li>
      )}
    </ul>
  );
}
