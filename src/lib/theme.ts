import { useSyncExternalStore } from 'react';
import { STORAGE_KEYS } from '@/config/constants';
import { storedChoice } from './stored-store';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const store = storedChoice<Theme>(STORAGE_KEYS.theme, themes, () => 'system', 'system');

function apply(): void {
  const theme = store.get();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The visitor's theme; 'system' follows the device. */
export const useTheme = store.use;
/** Remembers the visitor's theme. */
export const setTheme = (theme: Theme): void => void store.save(theme);

const deviceIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');
const subscribeToDevice = (listener: () => void) => {
  const query = deviceIsDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** True where the page is dark: by the visitor's choice or by the device. False while a page is prerendered or hydrated. */
export function useIsDark(): boolean {
  const isDeviceDark = useSyncExternalStore(
    subscribeToDevice,
    () => deviceIsDark().matches,
    () => false,
  );
  const theme = useTheme();
  return theme === 'system' ? isDeviceDark : theme === 'dark';
}

/** Puts the theme on the document, now and whenever it changes. Called once at start-up. */
export function startTheme(): void {
  apply();
  store.subscribe(apply);
}
