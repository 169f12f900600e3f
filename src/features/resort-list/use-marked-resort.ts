import { type SyntheticEvent, useState } from 'react';

const resortIdAt = ({ target }: SyntheticEvent) =>
  (target as Element).closest<HTMLElement>('[data-resort]')?.dataset.resort ?? null;

/**
 * The resort whose card or pin is hovered or focused, so that its counterpart can be highlighted.
 * @param isMap false: there is no map beside the list, and no listeners are needed
 */
export function useMarkedResort(isMap: boolean) {
  const [id, onChange] = useState<string | null>(null);
  const markAt = (event: SyntheticEvent) => onChange(resortIdAt(event));
  const unmark = () => onChange(null);
  return {
    mark: { id, onChange },
    /** For the element around the cards. */
    handlers: isMap && { onPointerOver: markAt, onPointerLeave: unmark, onFocus: markAt, onBlur: unmark },
  };
}
