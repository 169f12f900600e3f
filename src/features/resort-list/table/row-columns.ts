/** Columns of head and rows: the picture, for which the narrowest phones have no room, then the four facts. */
export const rowColumns =
  'grid gap-x-1.5 grid-cols-[var(--picture)_minmax(0,1.1fr)_minmax(0,.95fr)_minmax(0,1.1fr)_minmax(0,1.15fr)] ' +
  '[--picture:3.75rem] max-[22rem]:[--picture:0rem] min-[23.75rem]:gap-x-2 min-[23.75rem]:[--picture:4.75rem] ' +
  'md:grid-cols-[6rem_1.3fr_1fr_1fr_1fr]';

/** Around the heart, without the disc that it needs on a picture. */
export const plainHeart = '[&_button]:border-transparent [&_button]:bg-transparent';

/** Around the toggle of the comparison: its box without the word, which the head of the column has. */
export const boxAlone =
  '[&_button]:min-w-11 [&_button]:justify-center [&_button]:p-0 [&_button>span:not([aria-hidden])]:hidden';
