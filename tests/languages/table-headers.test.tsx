import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { inLanguage } from '../support/in-language';

// Other files share the document.
afterEach(() => document.body.replaceChildren());

const trip = { days: null, place: { name: 'Zürich', latitude: 47.4, longitude: 8.5 }, link: '', sort: null };

it.each([
  { language: 'de', shown: ['Diff.', 'Entf.'], read: ['Höhenunterschied', 'Entfernung'] },
  {
    language: 'fr',
    shown: ['Déniv.', 'Interm.', 'Rem. méc.', 'Dist.'],
    read: ['Dénivelé', 'Intermédiaire', 'Remontées mécaniques', 'Distance'],
  },
  { language: 'it', shown: ['Disl.', 'Imp.', 'Dist.'], read: ['Dislivello', 'Impianti', 'Distanza'] },
] as const)('A column with a short word is read out by its whole one: $language', async ({ language, shown, read }) => {
  const { ColumnHead, tableColumns } = await inLanguage(language, async () => ({
    ...(await import('@/features/resort-list/table/table-head')),
    ...(await import('@/features/resort-list/table/table-columns')),
  }));
  document.body.innerHTML = renderToStaticMarkup(
    <table>
      <thead>
        <tr>
          {tableColumns(trip).map(({ key, ...column }) => (
            <ColumnHead
              key={key}
              {...column}
              unit={key === 'away' ? 'km' : null}
              sortBy="rating"
              onSort={() => undefined}
            />
          ))}
        </tr>
      </thead>
    </table>,
  );
  for (const word of shown) expect(screen.getByText(word)).toBeVisible();
  for (const name of read) expect(screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeVisible();
});
