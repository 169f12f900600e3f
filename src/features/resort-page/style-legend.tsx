import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { styleVariant } from '@/components/resort-card/resort-style-badges';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';

const meanings: readonly { variant: BadgeVariant; sample: string; meaning: string }[] = [
  { variant: 'destructive', sample: m.resort_look_diamond(), meaning: m.resort_look_diamond_text() },
  { variant: 'default', sample: m.resort_look_dark(), meaning: m.resort_look_dark_text() },
  { variant: 'secondary', sample: m.resort_look_tinted(), meaning: m.resort_look_tinted_text() },
  { variant: 'outline', sample: m.resort_look_outlined(), meaning: m.resort_look_outlined_text() },
];

interface StyleLegendProps {
  /** As the server names them; only their looks are explained. */
  styles: readonly string[];
  /** Whether the page's picture is drawn from the resort's figures. */
  isPictureDrawn: boolean;
}

/** Explains the looks of the style badges, and that a drawn picture does not show the place. Initially closed. */
export function StyleLegend({ styles, isPictureDrawn }: StyleLegendProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const used = new Set(styles.map(styleVariant));
  return (
    <div className="mt-1 text-small">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-ink-2 hover:text-ink"
      >
        <span>{m.resort_how_to_read()}</span>
        <ChevronDown aria-hidden className={cn('transition-[rotate]', isOpen && 'rotate-180')} />
      </button>
      <div id={listId} hidden={!isOpen}>
        <dl className="grid max-w-measure grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 pb-1">
          {meanings
            .filter(({ variant }) => used.has(variant))
            .map(({ variant, sample, meaning }) => (
              <div key={variant} className="col-span-full grid grid-cols-subgrid items-center">
                <dt>
                  <Badge variant={variant}>{sample}</Badge>
                </dt>
                <dd className="text-ink-2">{meaning}</dd>
              </div>
            ))}
        </dl>
        {isPictureDrawn && <p className="mt-2 text-ink-2">{m.resort_picture_drawn()}</p>}
      </div>
    </div>
  );
}
