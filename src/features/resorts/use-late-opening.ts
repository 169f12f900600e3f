import { useState } from 'react';
import { networkError } from '@/config/error-catalogue';
import { type Late, useLate } from '@/lib/late';
import { notify } from '@/lib/notify';

/**
 * A list, menu or sheet whose code comes when someone reaches for its button: spread `reach` on that. `part` is null
 * until it is there, `isOpen` says that it was asked for. Code that does not come is announced.
 */
export function useLateOpening<Part>(source: Late<Part>) {
  const { part, want } = useLate(source);
  const [isOpen, setIsOpen] = useState(false);
  const prepare = () => want();
  const open = () => {
    setIsOpen(true);
    want(() => {
      setIsOpen(false);
      notify.failure(networkError.message);
    });
  };
  // Who has gone on meanwhile must not be called back by what comes late.
  const leave = () => {
    if (part === null) setIsOpen(false);
  };
  return { part, isOpen, open, setIsOpen, reach: { onPointerEnter: prepare, onFocus: prepare, onBlur: leave } };
}
