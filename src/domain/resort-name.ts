const BRACKETED = /\s*\([^()]*\)\s*$/;

/** Splits a name from its bracketed end: "La Molina – Masella", " (Alp 2500)". A name that is all in brackets stays whole. */
export function splitName(name: string): [short: string, rest: string] {
  const short = name.replace(BRACKETED, '');
  return short ? [short, name.slice(short.length)] : [name, ''];
}
