import { STORAGE_KEYS } from '@/config/constants';
import { storedChoice } from './stored-store';
import { useMediaQuery } from './use-media-query';

/** The themes a visitor can choose; 'system' follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const store = storedChoice<Theme>(STORAGE_KEYS.theme, themes, 'system');

function apply(): void {
  const theme = store.get();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The visitor's theme; 'system' follows the device. */
export const useTheme = store.use;
/** Stores the visitor's theme. */
export const setTheme = (theme: Theme): void => void store.save(theme);

/** Whether the page is dark, by the visitor's choice or the device's. False while a page is prerendered or hydrated. */
export function useIsDark(): boolean {
  const isDeviceDark = useMediaQuery('(prefers-color-scheme: dark)');
  const theme = useTheme();
  return theme === 'system' ? isDeviceDark : theme === 'dark';
}

/** Applies the theme to the document, now and whenever it changes. Called once at start-up. */
export function startTheme(): void {
  apply();
  store.subscribe(apply);
}
