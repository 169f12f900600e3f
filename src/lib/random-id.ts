/** Bytes as text that a link may hold. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** A random id that a link may hold. Unlike `crypto.randomUUID`, also without https. */
export const randomId = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(8)));
