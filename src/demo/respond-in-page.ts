import { BatchInterceptor } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { getResponse, type HttpHandler } from 'msw';

/** Intercepts the page's own requests instead of using a service worker, for browsers that deny one. */
export function respondInPage(handlers: HttpHandler[]): void {
  const interceptors = [new FetchInterceptor(), new XMLHttpRequestInterceptor()];
  const interceptor = new BatchInterceptor({ name: 'demo', interceptors });
  interceptor.on('request', async ({ request, controller }) => {
    const response = await getResponse(handlers, request);
    if (response) controller.respondWith(response);
  });
  interceptor.apply();
}
