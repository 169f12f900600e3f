import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { Locale } from '@/config/locale';
import { inLanguage } from '../../support/in-language';
import { resortWith } from '../../support/resort';

it.each<[Locale, string]>([
  ['en', 'https://snowline.example/images/resorts/zermatt.png'],
  ['de', 'https://snowline.example/de/images/resorts/zermatt.png'],
])(
  'a link to a page of the language %s shows the picture with the words of that language',
  async (language, address) => {
    vi.stubEnv('VITE_SNAPSHOT', 'yes');
    const { ResortHead } = await inLanguage(language, () => import('@/features/resort-page/resort-head'));
    const markup = renderToStaticMarkup(
      <MemoryRouter>
        <ResortHead tab="overview" resort={resortWith({ id: 'zermatt', name: 'Zermatt' })} reviewCount={null} />
      </MemoryRouter>,
    );
    expect(markup).toContain(`property="og:image" content="${address}"`);
  },
);
