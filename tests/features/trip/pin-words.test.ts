import { describe, expect, it } from 'vitest';
import { noTrip, type Trip } from '@/domain/trip/trip';
import { listRules } from '@/features/trip/list-rules';
import { unitsOf } from '@/lib/units';
import { demoResorts, resortOf } from '../../support/demo-catalogue';
import { resortWith } from '../../support/resort';
import { weekInFebruary, zurich } from './any-trip';

const resorts = await demoResorts();
const says = (
  resort: Parameters<NonNullable<ReturnType<typeof listRules>['pins']>['of']>[0],
  trip: Trip = weekInFebruary,
) => listRules(zurich, { trip, placeName: 'Zürich', units: unitsOf('metric') }).pins?.of(resort)?.words;
const wordsOf = (id: string, trip?: Trip) => says(resortOf(resorts, id), trip);

describe('what a pin says of a trip', () => {
  it('is that it fits, or what speaks most against it', () => {
    expect(wordsOf('livigno')).toBe('Fits your trip');
    expect(wordsOf('alta-badia')).toBe('With a caveat: Short for the expert: 34 of 49 km');
    expect(wordsOf('zermatt')).toBe('With a caveat: EUR 11 a day over your EUR 70');
    const inApril = { ...weekInFebruary, dates: { from: '2027-04-03', to: '2027-04-10' } };
    expect(wordsOf('alta-badia', inApril)).toMatch(/^With a caveat: April is its closing month,/);
    const inJuly = { ...weekInFebruary, dates: { from: '2027-07-03', to: '2027-07-10' } };
    expect(wordsOf('alta-badia', inJuly)).toMatch(/^Closed on your days, season Dec/);
  });

  it('is a price in another currency, which is not compared', () => {
    const vail = resortOf(resorts, 'vail');
    expect(says(vail)).toBe(`With a caveat: Day ticket USD ${vail.price.min || vail.price.max}. Not compared with EUR`);
  });

  it('is without dates and budget what is not reported, whatever is short', () => {
    const trip = { ...noTrip, group: weekInFebruary.group };
    expect(says(resortWith({ slopesKm: null }), trip)).toBe('Runs by level not reported');
  });
});
