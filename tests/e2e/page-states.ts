import { roundAddress, tripLink } from './links';
import { openPanel, reachFilters } from './resort-list';
import { expect, serveTiles } from './site';
import type { PageState } from './visit-state';

/** Every page, and the states of it that look different. New pages are added here. */
export const pageStates: PageState[] = [
  { name: 'home', address: '/', shows: 'Top-Rated Ski Resorts' },
  {
    name: 'home with the mobile menu',
    address: '/',
    shows: 'Top-Rated Ski Resorts',
    only: 'phone',
    open: (page, say) => page.getByRole('button', { name: say(/^Menu$/) }).click(),
  },
  {
    name: 'home with suggestions',
    address: '/',
    shows: 'Top-Rated Ski Resorts',
    open: async (page, say) => {
      await page.getByRole('combobox', { name: say('Search resorts, countries, areas and articles') }).click();
      await page.keyboard.type('sp');
      await expect(page.getByRole('option', { name: say(/^Špindlerův/) })).toBeVisible();
      await page.keyboard.press('ArrowDown');
    },
  },
  { name: 'resorts', address: '/resorts', shows: /Showing 12 of/ },
  { name: 'resorts as a table', address: '/resorts?view=table', shows: /Showing 12 of/ },
  {
    name: 'resorts with suggestions',
    address: '/resorts',
    shows: /Showing 12 of/,
    open: async (page, say) => {
      await page.getByRole('combobox', { name: say('Search resorts') }).fill('xyz');
      await expect(page.getByText(say('No resort, country or area starts with “xyz”.'))).toBeVisible();
    },
  },
  {
    name: 'resorts of two countries, without a match, and ways out',
    address: '/resorts?country=Andorra&countries=Spain&styles=desert_mountain',
    shows: /^Without /,
    open: async (page, say) => {
      await page.getByRole('button', { name: say('Add a country') }).click();
      await expect(page.getByRole('list', { name: say('Try with fewer filters') })).toBeVisible();
    },
  },
  {
    name: 'resorts with filters of the server and of the catalogue, and the panel',
    address:
      '/resorts?region=Europe&minPeak=2800&minSnowfall=300&openOn=april-and-later&facilities=gondola&minPrice=40&maxPrice=70&currency=EUR&minRating=3&styles=big_mountain',
    shows: /Showing \d+ of/,
    open: async (page, say) => {
      await reachFilters(page, say);
      await openPanel(page, say);
      // The catalogue is there.
      await expect(
        page
          .getByText(say(/^\d+ of \d+ report it$/))
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
    },
  },
  {
    name: 'resorts with an open select',
    address: '/resorts',
    shows: /Showing 12 of/,
    open: async (page, say) => {
      await reachFilters(page, say);
      await page.getByRole('combobox', { name: say('Country') }).click();
      await expect(page.getByRole('option', { name: say('Austria') })).toBeVisible();
    },
  },
  {
    name: 'resorts with the saved searches',
    address: '/resorts?country=Norway',
    shows: /Showing \d+ of/,
    open: async (page, say) => {
      await reachFilters(page, say);
      await page.getByRole('button', { name: say(/^Save Search$/) }).click();
      await page.getByRole('button', { name: say('Saved Searches') }).click();
      await expect(page.getByRole('menuitem', { name: say(/^Search 1/) })).toBeVisible();
    },
  },
  {
    name: 'the trip editor',
    address: '/resorts',
    shows: /Showing 12 of/,
    open: async (page, say) => {
      await page
        .getByRole('button', { name: say('Plan a trip') })
        .filter({ visible: true })
        .click();
      const editor = page.getByRole('dialog', { name: say('Your trip') });
      await editor.getByRole('button', { name: say('What is enough?') }).click();
      await expect(editor.getByLabel(say(/^(km|mi) a day, experts$/))).toBeVisible();
    },
  },
  {
    name: 'resorts in the order of a trip',
    address: `/resorts?sortBy=trip&trip=${tripLink}`,
    shows: /Showing 12 of/,
    open: async (page, say) => {
      await page.getByRole('button', { name: say('Why this order?') }).click();
      await expect(page.getByRole('region', { name: say('Why this order?') })).toBeVisible();
    },
  },
  {
    name: 'the trip of a link that could not be read in full',
    address: '/resorts?trip=b2i1a1_EUR0_ZRH',
    shows: 'Part of this link could not be read: day ticket.',
  },
  { name: 'a resort against a trip', address: `/resorts/alta-badia?trip=${tripLink}`, shows: /^Short for the expert/ },
  { name: 'resorts without a match', address: '/resorts?search=atlantis', shows: 'No resorts found' },
  {
    name: 'a resort',
    address: '/resorts/zermatt',
    shows: 'Key Information',
    open: async (page, say) => {
      await serveTiles(page);
      await page.getByRole('region', { name: say('Location') }).scrollIntoViewIfNeeded();
      await expect(page.getByText(say('Map loaded successfully'))).toBeAttached();
    },
  },
  { name: 'its trails', address: '/resorts/zermatt?tab=trails', shows: 'Runs by difficulty' },
  { name: 'its weather', address: '/resorts/zermatt?tab=weather', shows: '5-day forecast' },
  { name: 'its reviews', address: '/resorts/zermatt?tab=reviews', shows: 'Splendid mountain, tiring town' },
  {
    name: 'its drawer',
    address: '/resorts/zermatt',
    shows: 'Key Information',
    only: 'phone',
    open: async (page, say) => {
      await page.getByRole('button', { name: say(/^Overview$/) }).click();
      await expect(page.getByRole('dialog', { name: say('Resort sections') })).toBeVisible();
    },
  },
  { name: 'a resort of a long name', address: '/resorts/wengen-grindelwald', shows: 'Key Information' },
  {
    name: 'estimated weather',
    // The API's own 503 is requested again for seconds before the site shows the same.
    prepare: (page) =>
      page.route(/\/la-grave\/(weather|forecast)$/, (route) =>
        route.fulfill({ status: 403, json: { message: 'The weather station does not answer' } }),
      ),
    address: '/resorts/la-grave?tab=weather',
    shows: 'No forecast data',
  },
  { name: 'a comparison of three', address: '/compare?ids=zermatt,livigno,vail', shows: 'Lifts and facilities' },
  { name: 'a comparison of one and an unknown one', address: '/compare?ids=livigno,zermat', shows: 'and what else?' },
  {
    name: 'the tray of the comparison',
    address: '/resorts',
    shows: /Showing 12 of/,
    open: async (page, say) => {
      const toggles = page.getByRole('button', { name: say(/^Compare /) });
      for (const nth of [0, 1, 2, 3]) await toggles.nth(nth).click();
      const tray = page.getByRole('complementary', { name: say('Comparison') });
      await expect(tray.getByRole('link', { name: say('Compare 4 resorts') })).toBeVisible();
    },
  },
  {
    name: 'a round to be answered',
    address: roundAddress('Week in February', ['zermatt', 'livigno'], [['Anna', 'ym', 'Blue runs, please']]),
    shows: 'Where would you go?',
    open: (page, say) => expect(page.getByRole('radiogroup', { name: say('Livigno') })).toBeVisible(),
  },
  { name: 'the rounds of a browser without any', address: '/together', shows: 'No rounds yet' },
  { name: 'the blog', address: '/blog', shows: 'Latest Articles' },
  { name: 'the blog narrowed by a tag', address: '/blog?tag=Safety', shows: 'Search Results' },
  { name: 'the blog without a match', address: '/blog?q=submarine', shows: 'No articles found' },
  { name: 'an article', address: '/blog/reading-a-piste-map', shows: 'The verdict here' },
  { name: 'about', address: '/about', shows: 'How a resort is read' },
  {
    name: 'the contact form with errors',
    address: '/about#contact',
    shows: 'Write to us',
    open: async (page, say) => {
      await page.getByRole('button', { name: say('Send Message') }).click();
      await expect(page.getByText(say('Please enter a message'))).toBeVisible();
    },
  },
  { name: 'log in', address: '/login', shows: 'Forgot' },
  { name: 'sign up', address: '/signup', shows: 'Sign Up' },
  { name: 'a forgotten password', address: '/forgot-password', shows: 'Forgot your password?' },
  { name: 'favorites of a visitor', address: '/favorites', shows: 'Start Saving Favorites' },
  { name: 'the privacy policy', address: '/privacy-policy', shows: 'Last updated: May 9, 2025' },
  { name: 'the terms', address: '/terms-conditions', shows: 'Last updated: May 9, 2025' },
  { name: 'a page that does not exist', address: '/off/the/map', shows: 'Oops! Page not found' },
];
