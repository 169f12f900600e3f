/** First letters of the first two words of a full name, in capitals; 'U' when there is no name. */
export function initials(fullName: string | null | undefined): string {
  const words = (fullName ?? '').trim().split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => [...word][0]?.toLocaleUpperCase('en') ?? '').join('') || 'U';
}
