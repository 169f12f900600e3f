/** Classes shared by dialog, alert dialog, drawer and sheet. */
export const scrim =
  'fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

/** Sheet at the bottom edge. */
export const sheet =
  'fixed inset-x-0 bottom-0 z-50 max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain rounded-t-3 bg-surface shadow-dialog ' +
  'data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in';

/** Sheet on phones, centred window from tablets up. */
export const dialogBody =
  `${sheet} p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] ` +
  'md:inset-0 md:m-auto md:h-fit md:w-120 md:rounded-3 md:p-8 ' +
  'md:data-[state=closed]:animate-fade-out md:data-[state=open]:animate-rise-in';

export const dialogTitle = 'text-[1.75rem]';

export const dialogFooter = 'mt-6 flex flex-wrap justify-end gap-3 max-md:*:flex-1';
