import { create } from 'zustand';

/** Whether the upgrade dialog should be open. */
export const useUpgradePrompt = create<boolean>(() => false);

let path = '';

/** The path of the page that is shown. */
export const shownPath = (): string => path;
/** Called with the path of each page. */
export const showPath = (next: string): void => {
  path = next;
};

/**
 * Opens the upgrade dialog. Only for the visitor's own attempt to save a fourth favorite, and only while the page is shown on
 * which it was made.
 */
export function openUpgradePrompt(pressedOn: string): void {
  if (pressedOn === path) useUpgradePrompt.setState(true, true);
}
/** Closes the upgrade dialog. */
export const closeUpgradePrompt = (): void => useUpgradePrompt.setState(false, true);
