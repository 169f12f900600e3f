import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { env } from '@/config/env';

/**
 * Sends how fast the first page was to the service named in VITE_VITALS_ENDPOINT, once it is left or hidden: name, value and
 * rating of each Web Vital and the page's path. Nothing says who the visitor is, and nothing is stored in the browser. What
 * was measured before this runs is still reported, so it may be loaded late. Never throws.
 */
export function reportWebVitals(): void {
  const waiting = new Map<Metric['name'], Metric>();
  const { pathname: path } = window.location;
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch((metric) => void waiting.set(metric.name, metric));

  const send = () => {
    if (waiting.size === 0) return;
    const metrics = [...waiting.values()].map(({ name, value, rating }) => ({
      name,
      value: Math.round(value * 1000) / 1000,
      rating,
    }));
    waiting.clear();
    // Without cookies, and without telling more than the report does.
    void fetch(env.vitalsEndpoint, {
      method: 'POST',
      body: JSON.stringify({ path, metrics }),
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => {});
  };
  // After the package's own listeners, which take the last values.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);
}
