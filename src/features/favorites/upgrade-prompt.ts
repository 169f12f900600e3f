import { create } from 'zustand';

/** Whether the upgrade dialog is to be open; re-renders when that changes. */
export const useUpgradePrompt = create<boolean>(() => false);

/** Opens the upgrade dialog; only the visitor's own attempt to save a fourth favorite does. */
export const openUpgradePrompt = (): void => useUpgradePrompt.setState(true, true);
/** Closes the upgrade dialog. */
export const closeUpgradePrompt = (): void => useUpgradePrompt.setState(false, true);
