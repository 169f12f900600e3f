/** Network Information API, which TypeScript does not know: Chromium alone has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = () => (navigator as { connection?: Connection }).connection;

/** Whether the visitor has asked their browser to save data. */
export const isDataSaved = (): boolean => connection()?.saveData === true;

/** Whether data is dear or slow (Save-Data, 2G, 3G): what may not be needed is then fetched when someone reaches for it. */
export const isConnectionLimited = (): boolean => isDataSaved() || /[23]g/.test(connection()?.effectiveType ?? '');
