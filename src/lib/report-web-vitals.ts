import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { env } from '@/config/env';
import { sendReport } from './send-report';

/**
 * Sends the Web Vitals of the first page to the service named in VITE_VITALS_ENDPOINT once the page is hidden or left: name,
 * value and rating of each, and the page's path. Nothing identifies the visitor or is stored in the browser. Metrics from
 * before this runs are included, so it may be a lazy chunk. Never throws.
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
    sendReport(env.vitalsEndpoint, { path, metrics });
  };
  // After the package's own listeners, which take the last values.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);
}
