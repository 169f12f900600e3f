import type { FigureSource } from '@/components/figure-source';
import { claims } from '@/config/claims';
import { m } from '@/paraglide/messages';
import { useResortCount } from './use-resort-count';

interface BoardFigure {
  value: string;
  label: string;
  unit?: string;
  /** If it differs from that of the whole board. */
  source?: FigureSource | undefined;
}

const figures: readonly BoardFigure[] = [
  { value: claims.activeUsers, label: m.claims_active_users() },
  { value: claims.averageRating, unit: '/5', label: m.claims_rating() },
  { value: claims.dataPoints, label: m.claims_data_points() },
  { value: claims.satisfaction, label: m.claims_satisfaction() },
];

/** The number of resorts and the owner's claims, styled as a station board. */
export function StationBoard() {
  const resorts = useResortCount();
  const all: readonly BoardFigure[] = [
    { value: resorts.text, label: m.home_resorts_analysed(), source: resorts.isKnown ? 'reported' : undefined },
    ...figures,
  ];
  return (
    <section aria-label={m.home_board()} className="border-y border-board-edge bg-board text-on-board">
      <dl data-source="claimed" className="station-board wrap">
        {all.map(({ value, unit, label, source }) => (
          <div key={label} data-source={source} className="flex flex-col">
            <dt className="mt-1.5 text-small leading-[1.35] text-on-board-2 max-md:text-caption">{label}</dt>
            <dd className="order-first text-panel font-panel tracking-number whitespace-nowrap">
              <span key={value}>{value}</span>
              {unit && <small className="ml-[.2em] text-[.45em] font-medium opacity-78">{unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
