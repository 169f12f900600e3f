/** A text as the source of a regular expression that matches it alone. */
export const inPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
