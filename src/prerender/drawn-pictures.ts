import type { Resort } from '@/api/resorts/resort.schema';
import type { ArtCrop } from '@/art/scene';
import { locale } from '@/config/locale';
import { safeUrl } from '@/lib/links';
import { drawnPicture } from '@/lib/resort-files';
import { prerenderedResorts } from './pages';
import type { TextFile } from './sitemap';
import type { Snapshot } from './snapshot';

/** Yields the drawn mountains for the first viewport of the list and of every resort's page, except for photographs. */
export async function* drawPictures(snapshot: Snapshot): AsyncGenerator<TextFile> {
  // Only once, beside the English pages.
  if (locale !== 'en') return;
  const { resortArt } = await import('@/art/resort-art');
  const draw = (resort: Resort, drawing: ArtCrop, isDark = false): TextFile => ({
    file: drawnPicture(resort.id, drawing, isDark),
    text: resortArt(resort, drawing, isDark),
  });
  for (const resort of prerenderedResorts(snapshot)) {
    // Any resort may be in the first viewport of the list by the time the page is hydrated.
    if (!safeUrl(resort.thumbnailUrl)) yield draw(resort, 'card');
    if (safeUrl(resort.imageUrl || resort.thumbnailUrl)) continue;
    for (const drawing of ['banner', 'strip'] as const) {
      for (const isDark of [false, true]) yield draw(resort, drawing, isDark);
    }
  }
}
