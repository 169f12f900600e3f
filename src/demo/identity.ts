/** A new identifier such as "review-8f3a…": 96 random bits, available on insecure origins too. */
export function newId(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `${prefix}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** 32-bit FNV-1a hash of a text, as an unsigned integer. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Makes a password unreadable in storage, bound to its account. This is no protection: the demo has nothing to protect. */
export function disguisePassword(password: string, accountId: string): string {
  let text = `${accountId}\n${password}`;
  const parts: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const part = hash32(`${round}:${text}`).toString(16).padStart(8, '0');
    parts.push(part);
    text += part;
  }
  return parts.join('');
}
