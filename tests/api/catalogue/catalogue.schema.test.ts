import { expect, it } from 'vitest';
import { catalogueSnapshotSchema } from '@/api/catalogue/catalogue.schema';
import { figureNames, figuresOf } from '@/domain/figures';
import { catalogueFile } from '@/prerender/catalogue-file';
import { demoResorts } from '../../support/demo-catalogue';

const resorts = await demoResorts();
const savedAt = '2026-11-21T06:00:00.000Z';

it('reads what the build has written, but for what only the page of a resort shows', () => {
  const { text } = catalogueFile({ savedAt, resorts: new Map(resorts.map((resort) => [resort.id, resort])) });
  const read = catalogueSnapshotSchema.parse(JSON.parse(text));
  expect(read.savedAt).toBe(savedAt);
  expect(read.resorts).toEqual(
    resorts.map((resort) => ({
      ...resort,
      description: '',
      pros: [],
      cons: [],
      imageUrl: '',
      price: { ...resort.price, currency: resort.price.max || resort.price.min ? resort.price.currency : 'USD' },
    })),
  );
  for (const [index, resort] of read.resorts.entries()) {
    const sent = resorts[index];
    for (const name of figureNames) expect(figuresOf(resort, name)).toEqual(sent && figuresOf(sent, name));
  }
});

it('drops a resort without an id, and refuses what is no catalogue', () => {
  expect(
    catalogueSnapshotSchema.parse({ savedAt, resorts: [{ id: 'a', name: 'A' }, { name: 'B' }] }).resorts,
  ).toHaveLength(1);
  for (const body of [null, [], {}, { resorts: [] }, { savedAt: 'today', resorts: [] }, { savedAt, resorts: {} }]) {
    expect(catalogueSnapshotSchema.safeParse(body).success).toBe(false);
  }
});
