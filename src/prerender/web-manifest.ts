import { locale, localPath } from '@/config/locale';
import { site } from '@/config/site';

/** The web app manifest of a language, from the English one: its pages are an app of their own. */
export function webManifest(english: string): string {
  const start = localPath('/');
  const own = { lang: locale, id: start, start_url: start, scope: start, description: site.description };
  return `${JSON.stringify({ ...(JSON.parse(english) as object), ...own }, null, 2)}\n`;
}
