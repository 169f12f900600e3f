const currencies: Record<string, string> = {
  'Bosnia and Herzegovina': 'BAM',
  Canada: 'CAD',
  Czechia: 'CZK',
  Iceland: 'ISK',
  Liechtenstein: 'CHF',
  'North Macedonia': 'MKD',
  Norway: 'NOK',
  Poland: 'PLN',
  Romania: 'RON',
  Serbia: 'RSD',
  Sweden: 'SEK',
  Switzerland: 'CHF',
  Ukraine: 'UAH',
  'United Kingdom': 'GBP',
  'United States': 'USD',
};

/**
 * Whether a price is in a currency other than that of the resort's country. European countries not listed count as euro
 * countries; outside Europe and the list, no currency counts as foreign.
 */
export function isForeignCurrency({ country, region }: { country: string; region: string }, currency: string): boolean {
  const own = currencies[country] ?? (region === 'Europe' ? 'EUR' : currency);
  return own !== currency;
}
