import { type FocusEvent, useEffect, useRef } from 'react';
import { Chip } from '@/components/ui/chip';
import { m } from '@/paraglide/messages';
import { tagLabel } from './tag-label';

interface TagChipsProps {
  tags: readonly string[];
  /** The pressed one, or null. */
  chosen: string | null;
  onToggle: (tag: string) => void;
}

// The browser stops scrolling when the chip is half under the row's edge. For the keyboard only: a chip that moves under a
// finger or a pointer is not pressed.
const bringIntoRow = ({ target }: FocusEvent) => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'center' });
};

/** One toggle per tag: in rows, on phones in one row that scrolls sideways. */
export function TagChips({ tags, chosen, onToggle }: TagChipsProps) {
  const row = useRef<HTMLFieldSetElement>(null);

  // A tag from the address may be out of sight at the far end of the row.
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!row.current || !chip || chosen === null) return;
    const { left, right } = row.current.getBoundingClientRect();
    const box = chip.getBoundingClientRect();
    if (box.left < left || box.right > right) row.current.scrollLeft += box.left - left - 16;
  }, [chosen]);

  return (
    <fieldset
      ref={row}
      onFocus={bringIntoRow}
      className="relative flex flex-wrap gap-2 max-md:-mx-gutter max-md:-my-2 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-gutter max-md:py-2 max-md:[scrollbar-width:none]"
    >
      <legend className="sr-only">{m.blog_filter()}</legend>
      {tags.map((tag) => (
        <Chip key={tag} pressed={tag === chosen} onClick={() => onToggle(tag)}>
          {tagLabel(tag)}
        </Chip>
      ))}
    </fieldset>
  );
}
