import { describe, expect, it } from 'vitest';
import { isForeignCurrency } from '@/domain/country-currency';

const inEurope = (country: string) => ({ country, region: 'Europe' });

describe('whether a price is in a foreign currency', () => {
  it.each([
    ['Switzerland', 'CHF'],
    ['Czechia', 'CZK'],
    ['Czech Republic', 'CZK'],
    ['Hungary', 'HUF'],
    ['Türkiye', 'TRY'],
    ['Scotland', 'GBP'],
    ['France', 'EUR'],
    ['Bulgaria', 'EUR'],
  ])('%s pays in %s', (country, currency) => {
    expect(isForeignCurrency(inEurope(country), currency)).toBe(false);
  });

  it.each([
    ['Switzerland', 'EUR'],
    ['Hungary', 'EUR'],
    ['Austria', 'USD'],
    ['USA', 'EUR'],
  ])('%s does not pay in %s', (country, currency) => {
    expect(isForeignCurrency(inEurope(country), currency)).toBe(true);
  });

  it('knows nothing of countries elsewhere', () => {
    expect(isForeignCurrency({ country: 'Japan', region: 'Asia' }, 'JPY')).toBe(false);
    expect(isForeignCurrency({ country: 'Japan', region: 'Asia' }, 'USD')).toBe(false);
  });
});
