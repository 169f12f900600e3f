/**
 * What the amounts of the price filter mean. The server compares the numbers, whatever their currency.
 *
 * @param currency the one currency of all resorts that match, or null
 * @param isBound whether a bound is set
 */
export function priceNote(currency: string | null, isBound: boolean): string {
  const unit = currency === null ? 'In each resort’s own currency' : `In ${currency}`;
  if (!isBound) return unit;
  return currency === null
    ? `${unit}: amounts are compared as they stand, none is converted`
    : `${unit}: prices in other currencies are not compared`;
}
