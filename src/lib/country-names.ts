import { locale } from '@/config/locale';
import { foldWords, umlautsSpelt } from './fold-text';
import { lazy } from './format';

/** ISO 3166 codes of Europe and North America, where our resorts are. */
const CODES =
  'AD AL AM AT AZ BA BE BG BY CA CH CY CZ DE DK EE ES FI FR GB GE GL GR HR HU IE IS IT KZ LI LT LU LV MC MD ME MK MT MX NL NO PL PT RO RS RU SE SI SK SM TR UA US XK';

/** Names used by APIs and visitors that differ from `Intl.DisplayNames`. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'bosnia and herzegovina': 'BA',
  'czech republic': 'CZ',
  england: 'GB',
  'great britain': 'GB',
  scotland: 'GB',
  turkey: 'TR',
  uk: 'GB',
  usa: 'US',
};

const english = lazy(() => new Intl.DisplayNames('en', { type: 'region' }));
const codes = lazy(() => {
  const byName = CODES.split(' ').map((code) => [(english().of(code) ?? code).toLowerCase(), code] as const);
  return new Map([...byName, ...Object.entries(OTHER_NAMES)]);
});
const names = lazy(() => new Intl.DisplayNames(locale, { type: 'region' }));
/** By their names in the page's language, as typed in any way. */
const localCodes = lazy(
  () =>
    new Map(
      CODES.split(' ').flatMap((code) => {
        const name = names().of(code) ?? code;
        return [name, umlautsSpelt(name)].map((spelt) => [foldWords(spelt), code] as const);
      }),
    ),
);

/** Translates an English country name: "Austria" -> "Österreich". Other texts are returned as is. */
export function countryName(country: string): string {
  if (locale === 'en') return country;
  const code = codes().get(country.trim().toLowerCase());
  return (code && names().of(code)) ?? country;
}

/** Everything a country is called: by the API, in the page's language, and otherwise ("usa"). */
export function allCountryNames(country: string): string[] {
  const code = codes().get(country.trim().toLowerCase());
  const others = Object.keys(OTHER_NAMES).filter((name) => OTHER_NAMES[name] === code);
  return [...new Set([countryName(country), country, ...others])];
}

/** Translates a country typed in the page's language: "Österreich" -> "Austria". Other texts are returned as is. */
export function englishCountryName(typed: string): string {
  if (locale === 'en') return typed;
  const code = localCodes().get(foldWords(typed));
  // Intl writes an "&" in "Bosnia & Herzegovina", APIs do not.
  return (code && english().of(code)?.replace('&', 'and')) ?? typed;
}
