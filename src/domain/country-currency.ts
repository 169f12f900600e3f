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
 * Whether a price is in another currency than that of the resort's country. Other countries of Europe count as those of the
 * euro; of the rest of the world nothing is known here, and nothing foreign.
 */
export function isForeignCurrency({ country, region }: { country: string; region: string }, currency: string): boolean {
  const own = currencies[country] ?? (region === 'Europe' ? 'EUR' : currency);
  return own !== currency;
}
