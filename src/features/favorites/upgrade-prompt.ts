import { create } from 'zustand';

/** Whether the upgrade dialog should be open. */
export const useUpgradePrompt = create<boolean>(() => false);

/** Opens the upgrade dialog. Only for the visitor's own attempt to save a fourth favorite. */
export const openUpgradePrompt = (): void => useUpgradePrompt.setState(true, true);
/** Closes the upgrade dialog. */
export const closeUpgradePrompt = (): void => useUpgradePrompt.setState(false, true);
