import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { KeyFigure, type KeyFigureProps } from '@/components/key-figure';
import { ElevationMini } from '@/components/resort-graphics/elevation-mini';
import { figureOf } from '@/domain/figures';
import { readHeights } from '@/domain/heights';
import { allOfLinkedArea } from '@/domain/linked-area';
import { shortSeason } from '@/domain/short-season';
import { formatCount, formatCounted, formatDecimal } from '@/lib/format';
import { type Units, useUnits } from '@/lib/units';

type Cell = Pick<KeyFigureProps, 'label' | 'labelOnPhones' | 'value' | 'note' | 'isNoteNeeded'>;

interface KeyFiguresProps {
  /** Undefined while its record loads. */
  resort: Resort | undefined;
  /** The last cell: the snow of the moment, which is another request's. */
  snow: ReactNode;
}

/** What decides, in one strip: heights, slopes, day ticket, season, snow now. */
export function KeyFigures({ resort, snow }: KeyFiguresProps) {
  const units = useUnits();
  return (
    <dl data-source="reported" className="key-figures">
      <KeyFigure
        {...(resort ? heights(resort, units) : { label: 'Base to peak', value: undefined })}
        isNoteNeeded
        picture={
          <ElevationMini
            elevation={resort?.elevation ?? { base: 0, peak: 0 }}
            className="key-figure-picture lg:max-xl:hidden"
          />
        }
      />
      <KeyFigure {...(resort ? slopes(resort, units) : { label: 'Slopes', value: undefined })} />
      <KeyFigure {...(resort ? ticket(resort) : { label: 'Day ticket', value: undefined })} />
      <KeyFigure {...(resort ? season(resort) : { label: 'Season', value: undefined })} />
      {snow ?? <KeyFigure label="Snow now" value={undefined} />}
    </dl>
  );
}

function heights({ elevation }: Resort, units: Units): Cell {
  const label = 'Base to peak';
  const { base, peak } = readHeights(elevation);
  const measured = base !== null && peak !== null ? peak - base : 0;
  const drop = elevation.vertical > 0 ? elevation.vertical : measured;
  const dropText = `${units.elevation(drop).text.replace(' ', '\u00a0')} drop`;
  const isReported = elevation.vertical > 0;
  const dropNote =
    drop > 0 ? (
      <span key={dropText} data-source={isReported ? 'reported' : 'worked out'}>
        {isReported ? dropText : `${dropText}, worked out`}
      </span>
    ) : undefined;
  if (base !== null && peak !== null) {
    const { value, unit } = units.elevation(peak);
    // May break after the dash only.
    return { label, value: { value: `${units.elevation(base).value}\u00a0– ${value}`, unit }, note: dropNote };
  }
  if (peak !== null) return { label, value: { before: 'up to', ...units.elevation(peak) }, note: 'base not reported' };
  if (base !== null) return { label, value: { before: 'from', ...units.elevation(base) }, note: 'peak not reported' };
  return { label, value: null, note: dropNote };
}

/** A length is labelled slopes, a count runs. */
function slopes({ trails, slopesKm, liftsTotal, linkedArea }: Resort, units: Units): Cell {
  // Lengths and lifts speak of the linked area where there is one. A bracketed part of its name stands further down.
  const area = allOfLinkedArea(linkedArea);
  const lifts = liftsTotal > 0 ? formatCounted(liftsTotal, 'lift') : '';
  if (slopesKm && slopesKm.total > 0) {
    const runs = trails.total > 0 ? formatCounted(trails.total, 'run') : '';
    const note = area
      ? [[area, lifts].filter(Boolean).join(', '), runs && `${runs} in the resort`].filter(Boolean).join('; ')
      : [runs, lifts].filter(Boolean).join(', ');
    const value = units.distance(slopesKm.total);
    return { label: 'Slopes', value, note, ...(area && { labelOnPhones: ', linked area' }) };
  }
  if (trails.total > 0) {
    const note = lifts && area ? `${lifts} in ${area}` : lifts;
    return { label: 'Runs', value: { value: formatCount(trails.total) }, note };
  }
  return { label: 'Slopes', value: null };
}

function ticket(resort: Resort): Cell {
  const price = figureOf(resort, 'price');
  if (price === null) return { label: 'Day ticket', value: null };
  return {
    label: 'Day ticket',
    value: { before: price.unit, value: formatDecimal(price.value, { most: 2 }) },
    note: 'lowest reported',
  };
}

/** Longest season, in characters, that stands as a figure; what is longer is words. */
const SEASON_LENGTH_MAX = 12;

function season({ season: reported }: Resort): Cell {
  const words = shortSeason(reported);
  if (words === null) return { label: 'Season', value: null };
  const value = words.length > SEASON_LENGTH_MAX ? words : { value: words };
  return { label: 'Season', value, note: 'months, as reported' };
}
