import { resolve } from 'node:path';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import type { Plugin, PluginOption } from 'vite';
import { LOCALES } from './locales.ts';
import { pseudoMessage } from './pseudo.ts';

/**
 * The messages of a build, one module for each. Those of the development server and the tests stand in `src/paraglide`, where a
 * build leaves them alone.
 */
const BUILT = 'dist-messages/paraglide';
/** The path of a page in a language other than English. */
const LOCALE_PATH = new RegExp(`^/(${LOCALES.join('|')})(?=[/?#]|$)`);
const MESSAGE_MODULE = new RegExp(`/${BUILT}/messages/(\\w+)\\.js$`);

const options = { project: './project.inlang', emitReadme: false, emitPrettierIgnore: false };

/** The language of this build, set by tools/languages/main.ts; a build on its own is English. */
const buildLocale = (): string => process.env.BUILD_LOCALE ?? 'en';

/** Prefix of the paths of this build's language: '' for English, '/de' for German. */
export const localePrefix = (): string => (buildLocale() === 'en' ? '' : `/${buildLocale()}`);

/**
 * The plugin of `--mode pseudo`: English in accented letters, longer and in brackets, so that words which are no message, and places which
 * have no room for longer ones, can be found (tests/e2e/pseudo-language.spec.ts). What is not ours is marked as on a page in another
 * language.
 */
const pseudoLanguage: Plugin = {
  name: 'snowline-pseudo-language',
  enforce: 'pre',
  transform: (code, id) => {
    if (MESSAGE_MODULE.test(id)) return { code: pseudoMessage(code), map: null };
    if (id.endsWith('/src/components/in-english.tsx'))
      return { code: code.replaceAll("locale === 'en'", 'false'), map: null };
    return null;
  },
};

/**
 * Compiles the messages (project.inlang, `messages` folders) to typed functions. A build knows its language, so the bundler drops
 * all others: a constant replaces Paraglide's runtime, which would detect the language in the browser. The development server
 * goes by the address (`/de/…`); tests are in English unless they choose otherwise.
 */
export function languages(command: 'build' | 'serve', mode: string): PluginOption[] {
  // A build of one language alone has no others to offer.
  const siteLocales = command === 'build' ? (process.env.BUILD_LOCALES ?? buildLocale()) : LOCALES.join();
  const language: PluginOption = {
    name: 'snowline-language',
    config: () => ({ define: { 'import.meta.env.VITE_LOCALES': JSON.stringify(siteLocales) } }),
    transformIndexHtml: (html, { originalUrl = '' }) => {
      const served = LOCALE_PATH.exec(originalUrl)?.[1];
      return html.replace('<html lang="en"', `<html lang="${command === 'build' ? buildLocale() : (served ?? 'en')}"`);
    },
  };
  if (command === 'serve') {
    // Tests use what `npm run messages` compiled: the plugin watches the files, which keeps a test run from ending.
    if (process.env.VITEST) return [language];
    // One module for each message would be a thousand requests.
    const served = paraglideVitePlugin({
      ...options,
      outdir: './src/paraglide',
      strategy: ['url', 'baseLocale'],
      outputStructure: 'locale-modules',
    });
    return [language, served];
  }
  return [
    language,
    {
      name: 'snowline-one-language',
      enforce: 'pre',
      // As a list, which Vite puts before the alias of `src`.
      config: () => ({ resolve: { alias: [{ find: '@/paraglide', replacement: resolve(BUILT) }] } }),
      load: (id) =>
        id.endsWith(`/${BUILT}/runtime.js`)
          ? `export const experimentalStaticLocale = ${JSON.stringify(buildLocale())};
             export const getLocale = () => experimentalStaticLocale;`
          : null,
      // This language's function replaces the choice at run time, which is half of a message's bytes.
      transform: (code, id) => {
        const [, key] = MESSAGE_MODULE.exec(id) ?? [];
        const choice = key ? code.indexOf(`export const ${key} =`) : -1;
        if (choice < 0) return null;
        return { code: `${code.slice(0, choice)}export { ${buildLocale()}_${key} as ${key} };`, map: null };
      },
    },
    mode === 'pseudo' && pseudoLanguage,
    {
      name: 'snowline-own-messages',
      enforce: 'post',
      // Each module imports only its own messages: imports decide what goes into which chunk.
      transform: (code, id) => {
        if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('paraglide/messages')) return null;
        const keys = new Set<string>();
        const own = code
          .replace(/import \{ m \} from ["'][^"']*paraglide\/messages["'];?/, '')
          .replace(/(?<![\w$.])m\.(\w+)/g, (_, key: string) => {
            keys.add(key);
            return `m$${key}`;
          });
        const imports = [...keys].map((key) => `import { ${key} as m$${key} } from '@/paraglide/messages/${key}.js';`);
        return { code: imports.join('') + own, map: null };
      },
    },
    // The English build comes first, and compiles them for all: another language alone would take those of the last build.
    buildLocale() === 'en' &&
      paraglideVitePlugin({
        ...options,
        outdir: `./${BUILT}`,
        strategy: ['baseLocale'],
        outputStructure: 'message-modules',
      }),
  ];
}
