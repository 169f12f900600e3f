// spec: 2.29, 8.6

import { expect, test } from './site';

test('The map loads when it comes near, with the resort marked and named', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/resorts/vail');
  const location = page.getByRole('region', { name: 'Location' });
  await location.scrollIntoViewIfNeeded();
  await expect(page.getByText('Map loaded successfully')).toBeAttached();
  const map = location.getByLabel('Map of Vail');
  await expect(map.getByRole('button', { name: 'Vail' })).toBeVisible();
  await expect(map).toContainText('39.6114, -106.3607');
  await expect(map).toContainText('OpenStreetMap contributors');
  await expect(location).toContainText('Latitude 39.6114, longitude -106.3607');
  await expect(location.getByRole('link', { name: 'Open in OpenStreetMap' })).toHaveAttribute(
    'href',
    /mlat=39\.6114&mlon=-106\.3607/,
  );

  // Closer tiles are requested: from the zoom of 12 it opens with to 13.
  const closer = page.waitForRequest(/tile\.openstreetmap\.org\/13\//);
  await location.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await closer;
});
