/** By the names APIs use. ISO 4217, 2026; Bulgaria pays in euro since January of that year. */
const currencies: Record<string, string> = {
  Albania: 'ALL',
  'Bosnia and Herzegovina': 'BAM',
  Canada: 'CAD',
  'Czech Republic': 'CZK',
  Czechia: 'CZK',
  Denmark: 'DKK',
  England: 'GBP',
  Georgia: 'GEL',
  'Great Britain': 'GBP',
  Hungary: 'HUF',
  Iceland: 'ISK',
  Liechtenstein: 'CHF',
  'North Macedonia': 'MKD',
  Norway: 'NOK',
  Poland: 'PLN',
  Romania: 'RON',
  Scotland: 'GBP',
  Serbia: 'RSD',
  Sweden: 'SEK',
  Switzerland: 'CHF',
  Turkey: 'TRY',
  Türkiye: 'TRY',
  UK: 'GBP',
  USA: 'USD',
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
