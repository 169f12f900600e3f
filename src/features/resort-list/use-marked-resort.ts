import { type SyntheticEvent, useMemo, useState } from 'react';

const resortIdAt = ({ target }: SyntheticEvent) =>
  (target as Element).closest<HTMLElement>('[data-resort]')?.dataset.resort ?? null;

/**
 * The resort whose card or pin is pointed at or focused, so that the other one of the two can be marked.
 * @param isMap false: there is no map beside the list, and nothing is listened for
 */
export function useMarkedResort(isMap: boolean) {
  const [markedId, mark] = useState<string | null>(null);
  const handlers = useMemo(() => {
    if (!isMap) return {};
    const markAt = (event: SyntheticEvent) => mark(resortIdAt(event));
    const unmark = () => mark(null);
    return { onPointerOver: markAt, onPointerLeave: unmark, onFocus: markAt, onBlur: unmark };
  }, [isMap]);
  return {
    markedId,
    mark,
    /** For the element around the cards. */
    handlers,
  };
}
