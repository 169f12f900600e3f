import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * While something is open: a press outside of `root`, the focus going elsewhere, or Escape dismisses it.
 * @param onDismiss told what did it; after Escape the focus should go back to where it came from
 */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (by: 'leaving' | 'escape') => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) dismiss('leaving');
    };
    const type = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss('escape');
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', type);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', type);
    };
  }, [isOpen, root]);
}
