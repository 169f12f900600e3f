import { cn } from '@/lib/class-names';

/** Classes shared by input, textarea and select. */
export const fieldClasses =
  'w-full min-h-12 rounded-2 border-[1.5px] border-control bg-surface py-2 text-ui transition-colors ' +
  'enabled:hover:border-ink-2 focus-visible:border-focus [&[readonly]]:border-line [&[readonly]]:bg-sunken ' +
  'aria-invalid:border-danger off:cursor-not-allowed off:border-line off:bg-sunken off:text-ink-3';

/** Classes of a closed select. Text too long for one line wraps into two, at the same height. */
export const selectClasses = cn(
  fieldClasses,
  'flex items-center justify-between gap-1 pr-3 pl-3.5 text-left data-placeholder:text-ink-3',
  '[&>span]:-my-1.5 [&>span]:min-w-0 [&>span]:leading-[1.2] [&>span]:wrap-anywhere',
);
