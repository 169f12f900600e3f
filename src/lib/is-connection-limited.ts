/** Network Information API, which TypeScript does not know: Chromium alone has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether data is dear or slow (Save-Data, 2G, 3G): what may not be needed is then fetched when someone reaches for it. */
export function isConnectionLimited(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
}
