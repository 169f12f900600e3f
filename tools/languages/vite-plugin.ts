import { type CompilerOptions, paraglideVitePlugin } from '@inlang/paraglide-js';
import type { PluginOption } from 'vite';

const OUTPUT = 'src/paraglide';

const options: CompilerOptions = {
  project: './project.inlang',
  outdir: `./${OUTPUT}`,
  emitReadme: false,
  emitPrettierIgnore: false,
};

/** The language of this build; `BUILD_LOCALE` is set by tools/languages/build.ts, which builds one after the other. */
export const buildLocale = (): string => process.env.BUILD_LOCALE ?? 'en';

/**
 * Compiles the messages (project.inlang, `messages` folders) to typed functions. A build knows its language, so the bundler drops the
 * words of all others: Paraglide's runtime, which finds the language out in the browser, is replaced by a constant. The
 * development server goes by the address (`/de/…`), tests speak English unless they choose otherwise.
 */
export function languages(command: 'build' | 'serve'): PluginOption[] {
  if (command === 'serve') {
    // Tests use what `npm run messages` compiled: the plugin watches the files, which keeps a test run from ending.
    if (process.env.VITEST) return [];
    // One module for each message would be a thousand requests.
    return [paraglideVitePlugin({ ...options, strategy: ['url', 'baseLocale'], outputStructure: 'locale-modules' })];
  }
  return [
    {
      name: 'snowline-one-language',
      enforce: 'pre',
      load: (id) =>
        id.endsWith(`/${OUTPUT}/runtime.js`)
          ? `export const experimentalStaticLocale = ${JSON.stringify(buildLocale())};
             export const getLocale = () => experimentalStaticLocale;`
          : null,
    },
    paraglideVitePlugin({ ...options, strategy: ['baseLocale'], outputStructure: 'message-modules' }),
  ];
}
