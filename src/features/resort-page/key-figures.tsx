import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { KeyFigure, type KeyFigureProps } from '@/components/key-figure';
import { currencyNote } from '@/components/resort-card/card-facts';
import { ElevationMini } from '@/components/resort-graphics/elevation-mini';
import { figureOf } from '@/domain/figures';
import { readHeights } from '@/domain/heights';
import { allOfLinkedArea } from '@/domain/linked-area';
import { shortSeason } from '@/domain/short-season';
import { formatCount, formatMoney } from '@/lib/format';
import { type Units, useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { liftsText, runsText } from './reported-figures';

/** What a resort's record says in a cell; the label only where the record decides it. */
type Cell = Pick<KeyFigureProps, 'value' | 'note' | 'labelOnPhones'> & { label?: string };

const loading: Cell = { value: undefined };

interface KeyFiguresProps {
  /** Undefined while it loads. */
  resort: Resort | undefined;
  /** The last cell: current snow, from another request. */
  snow: ReactNode;
}

/** The key figures in one strip: heights, slopes, day ticket, season, snow now. */
export function KeyFigures({ resort, snow }: KeyFiguresProps) {
  const units = useUnits();
  const cell = (read: (resort: Resort, units: Units) => Cell) => (resort ? read(resort, units) : loading);
  return (
    <dl data-source="reported" className="key-figures">
      <KeyFigure
        label={m.fact_base_to_peak()}
        {...cell(heights)}
        isNoteNeeded
        picture={
          <ElevationMini
            elevation={resort?.elevation ?? { base: 0, peak: 0 }}
            className="key-figure-picture lg:max-xl:hidden"
          />
        }
      />
      <KeyFigure label={m.resort_slopes()} {...cell(slopes)} />
      <KeyFigure label={m.fact_day_ticket()} {...cell(ticket)} />
      <KeyFigure label={m.fact_season()} {...cell(season)} />
      {snow ?? <KeyFigure label={m.fact_snow_now()} {...loading} />}
    </dl>
  );
}

function heights({ elevation }: Resort, units: Units): Cell {
  const { base, peak } = readHeights(elevation);
  const { vertical, isDropWorkedOut } = elevation;
  const dropped = { drop: unbroken(units.elevation(vertical).text) };
  const dropText = isDropWorkedOut ? m.resort_drop_worked_out(dropped) : m.resort_drop(dropped);
  const dropNote =
    vertical > 0 ? (
      <span key={dropText} data-source={isDropWorkedOut ? 'worked out' : 'reported'}>
        {dropText}
      </span>
    ) : undefined;
  if (base !== null && peak !== null) {
    const { value, unit } = units.elevation(peak);
    // Breaks after the dash only.
    return { value: { value: `${units.elevation(base).value}\u00a0– ${value}`, unit }, note: dropNote };
  }
  if (peak !== null)
    return { value: { before: m.resort_up_to(), ...units.elevation(peak) }, note: m.resort_base_not_reported() };
  if (base !== null)
    return { value: { before: m.resort_from(), ...units.elevation(base) }, note: m.resort_peak_not_reported() };
  return { value: null, note: dropNote };
}

/** A number stays with what it counts: a column of a phone has room for few words. */
const unbroken = (text: string) => text.replace(' ', '\u00a0');

/** Labelled slopes for a length, runs for a count. */
function slopes(resort: Resort, units: Units): Cell {
  const { trails, slopesKm, linkedArea } = resort;
  // Lengths and lifts are those of the linked area, if there is one. A bracketed part of its name is shown further
  // down.
  const area = allOfLinkedArea(linkedArea);
  const lifts = unbroken(liftsText(resort));
  if (slopesKm?.total) {
    const value = units.distance(slopesKm.total);
    const runs = unbroken(runsText(resort));
    if (!area) return { value, note: [runs, lifts].filter(Boolean).join(', ') };
    const ofArea = [area, lifts].filter(Boolean).join(', ');
    const ofResort = runs && m.resort_runs_in_resort({ runs });
    const note = [ofArea, ofResort].filter(Boolean).join('; ');
    return { value, note, labelOnPhones: m.resort_on_phones_linked() };
  }
  if (trails.total > 0) {
    const note = lifts && area ? m.resort_lifts_in_area({ lifts, area }) : lifts;
    return { label: m.fact_runs(), value: { value: formatCount(trails.total) }, note };
  }
  return { value: null };
}

function ticket(resort: Resort): Cell {
  const price = figureOf(resort, 'price');
  if (price === null) return { value: null };
  return {
    value: { before: price.unit, value: formatMoney(price.value) },
    // Hidden on phones, where a second line would shift the layout: the price section has it there.
    note: currencyNote(resort) ?? m.resort_lowest_reported(),
  };
}

/** Longest season in characters to show as a figure; anything longer is text. */
const SEASON_LENGTH_MAX = 12;

function season({ season: reported }: Resort): Cell {
  const words = shortSeason(reported);
  if (words === null) return { value: null };
  const value = words.length > SEASON_LENGTH_MAX ? words : { value: words };
  return { value, note: m.resort_months_as_reported() };
}
