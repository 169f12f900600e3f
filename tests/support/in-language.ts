import { afterAll, vi } from 'vitest';
import type { Locale } from '@/config/locale';

// Files that share modules go on in English. The next one that needs a language loads this module again.
afterAll(() => {
  vi.resetModules();
});

/**
 * Imports modules of the site as the build of a language has them: `inLanguage('de', () => import('@/domain/trip/reasons'))`.
 * Texts read at the top of a module are of that language too. Call `vi.resetModules()` afterwards where a file goes on in English.
 */
export async function inLanguage<Module>(language: Locale, load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  const { overwriteGetLocale } = await import('@/paraglide/runtime');
  overwriteGetLocale(() => language);
  return load();
}
