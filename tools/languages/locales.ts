import settings from '../../project.inlang/settings.json' with { type: 'json' };

/** The languages that have messages, English first. */
export const LOCALES: readonly string[] = settings.locales;

/** The folder of a build, by Vite's mode. */
export const outputOf = (mode: string): string => (mode === 'demo' || mode === 'pseudo' ? `dist-${mode}` : 'dist');
