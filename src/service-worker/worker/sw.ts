import type { PrecacheEntry } from 'workbox-precaching';
import { env } from '@/config/env';
import type { ForgetMessage } from '@/config/offline';
import { kindOf, type Places } from '../requests';
import { forgetAnswers, personalAnswer, publicAnswer } from './answers';
import { SiteFiles } from './files';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const files = new SiteFiles(self.__WB_MANIFEST);
const { origin } = self.location;
const places: Places = { origin, api: new URL(env.apiBaseUrl, origin).href };

/** The worker's answer; null leaves the request to the browser. */
function answer(event: FetchEvent): Promise<Response> | null {
  switch (kindOf(event.request, places)) {
    case 'page':
      event.waitUntil(tidyUpWhenAlone(event));
      return files.page(event);
    case 'file':
      return files.file(event);
    case 'picture':
      return files.picture(event);
    case 'public-answer':
      return publicAnswer(event);
    case 'personal-answer':
      return personalAnswer(event, places);
    default:
      return null;
  }
}

/** Another tab may still show the version before, and ask for its files. */
async function tidyUpWhenAlone(event: FetchEvent): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  if (windows.every(({ id }) => id === event.clientId || id === event.resultingClientId)) files.tidyUp(event);
}

self.addEventListener('install', (event) => files.install(event));

// The page that brought the first worker is served from then on. A later one waits until the visitor agrees.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const answered = answer(event);
  if (answered) event.respondWith(answered);
});

self.addEventListener('message', (event) => {
  const message = event.data as ForgetMessage | { type: 'SKIP_WAITING' };
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  else event.waitUntil(forgetAnswers(message.token));
});
