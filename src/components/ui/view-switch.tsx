import type { LucideIcon } from 'lucide-react';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';

interface ViewSwitchProps<View extends string> {
  views: readonly { view: View; label: string; Icon: LucideIcon }[];
  current: View;
  onChoose: (view: View) => void;
  /** Classes of the group, of each button and of its icon. */
  className?: string;
  buttonClassName?: string;
  iconClassName?: string;
}

/** Switches between views of the same items: a group of toggle buttons. */
export function ViewSwitch<View extends string>(props: ViewSwitchProps<View>) {
  const { views, current, onChoose, className, buttonClassName, iconClassName } = props;
  return (
    <fieldset
      aria-label={m.view_label()}
      className={cn('flex overflow-hidden rounded-2 border-[1.5px] border-control bg-surface print:hidden', className)}
    >
      {views.map(({ view, label, Icon }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === current}
          onClick={() => onChoose(view)}
          className={cn(
            'focus-inset inline-flex min-h-11 items-center justify-center text-small font-semibold transition-colors',
            'not-first:border-l not-first:border-line hover:bg-ink/6 aria-pressed:bg-ink aria-pressed:text-paper',
            buttonClassName,
          )}
        >
          <Icon aria-hidden className={iconClassName} />
          {label}
        </button>
      ))}
    </fieldset>
  );
}
