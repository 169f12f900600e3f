import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps, MouseEvent } from 'react';
import { cn } from '@/lib/class-names';
import { BusyContent } from './busy-content';

const base =
  'items-center justify-center gap-[.55em] rounded-2 border-[1.5px] py-2 text-center font-semibold leading-tight transition-colors ' +
  'motion-safe:active:translate-y-px off:translate-none';

const off = 'off:cursor-not-allowed off:border-line off:bg-sunken off:text-ink-3';

const variants = {
  default:
    'border-control text-ink hover:border-ink hover:bg-ink/6 aria-expanded:border-glacier aria-expanded:bg-glacier-tint',
  primary: 'border-signal bg-signal text-on-signal hover:border-signal-hover hover:bg-signal-hover',
  ink: 'border-ink bg-ink text-paper hover:border-ink-2 hover:bg-ink-2',
  quiet: 'border-transparent text-ink hover:bg-ink/6',
  danger: 'border-danger bg-danger text-surface hover:border-danger/85 hover:bg-danger/85',
  'on-board': 'border-on-board-2 text-on-board hover:border-white hover:bg-white/8',
};

const sizes = { default: 'min-h-12 px-[1.35rem] text-ui', small: 'min-h-11 px-4 text-small' };

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** As wide as its container. */
  block?: boolean;
  /** Renders the child (a link, for instance) as the button. `busy` has no effect then. */
  asChild?: boolean;
  /**
   * Work is under way: keeps the width, shows a spinner, stays focusable and swallows clicks. Give it from the start: a label that
   * moved into another element later would stay behind on a page that the browser translates.
   */
  busy?: boolean | undefined;
  /** Word beside the spinner, such as 'Saving...'. Give it from the start, so that the width can be kept. */
  busyLabel?: string;
}

/** Button. At most one `primary` per view; `danger` only in confirmations. */
export function Button({
  variant = 'default',
  size = 'default',
  block = false,
  asChild = false,
  busy,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...props
}: ButtonProps) {
  const classes = cn(base, off, variants[variant], sizes[size], block ? 'flex w-full' : 'inline-flex', className);
  if (asChild) {
    return (
      <Slot className={classes} onClick={onClick} {...props}>
        {children}
      </Slot>
    );
  }

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy || props['aria-disabled'] === true) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      type={type}
      className={classes}
      onClick={handleClick}
      {...props}
      aria-disabled={busy || props['aria-disabled']}
    >
      {busy === undefined && !busyLabel ? (
        children
      ) : (
        <BusyContent busy={busy === true} busyLabel={busyLabel}>
          {children}
        </BusyContent>
      )}
    </button>
  );
}
