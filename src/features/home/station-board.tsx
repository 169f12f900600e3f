import { claims } from '@/config/claims';

const figures = [
  { value: claims.resorts, label: 'resorts analysed' },
  { value: claims.activeUsers, label: 'active users' },
  { value: claims.averageRating, unit: '/5', label: 'average rating' },
  { value: claims.dataPoints, label: 'data points daily' },
  { value: claims.satisfaction, label: 'satisfaction' },
];

/** The owner's claims, as a station board. */
export function StationBoard() {
  return (
    <section aria-label="Snowline in numbers" className="border-y border-board-edge bg-board text-on-board">
      <dl data-source="claimed" className="station-board wrap">
        {figures.map(({ value, unit, label }) => (
          <div key={label} className="flex min-w-0 flex-col">
            <dt className="mt-1.5 text-small leading-[1.35] text-on-board-2 max-md:text-caption">{label}</dt>
            <dd className="order-first text-panel font-[330] tracking-number whitespace-nowrap">
              <span>{value}</span>
              {unit && <small className="ml-[.2em] text-[.45em] font-medium opacity-78">{unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
