import { BatchInterceptor } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { getResponse } from 'msw';
import { STORAGE_KEYS } from '@/config/constants';
import { useSiteNotice } from '@/config/notice';
import { m } from '@/paraglide/messages';
import { createHandlers } from './handlers';
import { browserPersistence } from './persistence';
import { demoAccount } from './seed/users';
import { openStore } from './store';

/** Milliseconds a response takes: as long as a near server would need. */
const DELAY = { min: 150, max: 450 } as const;

const store = openStore(browserPersistence());

/** Forgets what visitors changed, ends the session, which this makes invalid, and starts over. */
async function resetDemo(): Promise<void> {
  (await store).reset();
  for (const key of ['token', 'user', 'drafts'] as const) window.localStorage.removeItem(STORAGE_KEYS[key]);
  window.location.reload();
}

useSiteNotice.setState({
  footer: m.demo_footer(),
  loginHint: m.demo_login_hint(demoAccount),
  action: { label: m.demo_reset(), run: () => void resetDemo() },
});

const handlers = createHandlers(store, {
  // Only this origin's /api: the dev server also serves source files from a folder of that name.
  base: `${window.location.origin}/api`,
  delay: () => DELAY.min + Math.random() * (DELAY.max - DELAY.min),
});

// msw's service worker is passed by while a page is left, and denied in private windows.
const interceptors = [new FetchInterceptor(), new XMLHttpRequestInterceptor()];
const interceptor = new BatchInterceptor({ name: 'demo', interceptors });
interceptor.on('request', async ({ request, controller }) => {
  const response = await getResponse(handlers, request);
  if (response) controller.respondWith(response);
});
interceptor.apply();
await import('../main');
