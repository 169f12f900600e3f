/** Posts a report as JSON, also while the page is being left, without cookies or a referrer. A failure is ignored. */
export function sendReport(endpoint: string, report: object): void {
  void fetch(endpoint, {
    method: 'POST',
    body: JSON.stringify(report),
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  }).catch(() => {});
}
