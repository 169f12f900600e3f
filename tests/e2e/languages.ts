import { inEnglish, type Say } from './visit-state';
import { wordsIn } from './words-in';

interface SiteLanguage {
  name: string;
  /** What its paths begin with. */
  prefix: string;
  say: Say;
  /** The language of its visitors' browsers. */
  locale: string;
}

export const english: SiteLanguage = { name: 'English', prefix: '', say: inEnglish, locale: 'en-US' };

export const german: SiteLanguage = {
  name: 'German',
  prefix: '/de',
  locale: 'de-DE',
  say: wordsIn('de', {
    // Smoke tests
    '/Find Your Perfect/': /Das passende Skigebiet/,
    '/Showing 12 of/': /^12 von \d+ Skigebieten/,
    '/^My Favorite/': /^Meine Favoriten/,
    '/password/': /Passwort/,
    'Last updated: May 9, 2025': 'Stand: 9. Mai 2025',
    // Errands
    Beginners: 'Anfänger',
    Intermediates: 'Fortgeschrittene',
    Experts: 'Könner',
    '/the (biggest|most|cheapest|nearest|highest)/': /(größten|meisten|günstigsten|nächsten|höchsten)/,
    '/^Open /': / öffnen$/,
    '/side by side$/': /nebeneinander$/,
    'Enough for all four': 'Genug für alle vier',
    '/from Zürich/': /ab Zürich|von Zürich/,
    '/^2 beginners/': /^2 Anfänger/,
    '/^Filters and sort/': /^Filter und Sortierung/,
    April: 'April',
    Snow: 'Schnee',
    'Into May or later': 'Bis Mai oder länger',
    '/^Show \\d+ resorts$/': /^\d+ Skigebiete (an)?zeigen$/,
    'Most recent snow: ': 'Jüngster Schnee: ',
  }),
};
