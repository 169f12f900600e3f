// Embeddings, overrides and isolates of writing direction. Languages written from right to left need none of them.
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text of somebody else's as it may stand among ours: trimmed, and without the invisible marks that would turn the
 * words after it around ("Zermatt\u202e added to favorites").
 */
export function plainText(text: string): string {
  return text.replaceAll(DIRECTION, '').trim();
}
