import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { inLanguage } from '../support/in-language';
import { server } from '../support/server';

it.each([
  ['de', ['Schweiz', 'osterreich', ' Vereinigte Staaten ', 'Bosnien und Herzegowina']],
  ['fr', ['Suisse', 'AUTRICHE', 'etats unis', 'Bosnie-Herzégovine']],
  ['it', ['Svizzera', 'austria', 'Stati Uniti', 'Bosnia ed Erzegovina']],
] as const)('a search for a country in %s asks the API for its English name', async (language, typed) => {
  const searched: (string | null)[] = [];
  server.use(
    http.get('*/api/resorts', ({ request }) => {
      searched.push(new URL(request.url).searchParams.get('search'));
      return HttpResponse.json([]);
    }),
  );
  const { getResorts } = await inLanguage(language, () => import('@/api/resorts/resorts.client'));
  for (const search of [...typed, 'Zermatt']) await getResorts({ search, page: 1 });
  expect(searched).toEqual(['Switzerland', 'Austria', 'United States', 'Bosnia and Herzegovina', 'Zermatt']);
});
