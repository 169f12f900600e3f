import { type Figure, FigureGrid } from '@/components/figure-grid';
import { SectionHeading } from '@/components/section-heading';
import { ThemedPicture } from '@/components/themed-picture';
import { claims } from '@/config/claims';
import { m } from '@/paraglide/messages';

const steps = [
  { title: m.about_gather(), text: m.about_gather_text({ points: claims.dataPoints }) },
  { title: m.about_weigh(), text: m.about_weigh_text({ factors: claims.factors }) },
  { title: m.about_match(), text: m.about_match_text() },
  { title: m.about_check(), text: m.about_check_text() },
];

const parts = [
  { title: m.about_agents(), items: [m.about_agents_1(), m.about_agents_2(), m.about_agents_3()] },
  { title: m.about_people(), items: [m.about_people_1(), m.about_people_2(), m.about_people_3()] },
  { title: m.about_neither(), items: [m.about_neither_1(), m.about_neither_2()] },
];

const figures: readonly Figure[] = [
  { label: m.about_factors(), measure: { value: claims.factors, unit: '' } },
  { label: m.about_points(), measure: { value: claims.dataPoints, unit: '' } },
  { label: m.about_rating(), measure: { value: claims.averageRating, unit: '/5' } },
  { label: m.claims_satisfaction(), measure: { value: claims.satisfaction, unit: '' } },
];

const readings = [
  { term: m.about_not_reported(), text: m.about_not_reported_text() },
  { term: m.estimated(), text: m.about_estimated_text() },
  { term: m.fact_day_ticket(), text: m.about_ticket_text() },
  { term: m.no_ratings(), text: m.about_no_ratings_text() },
];

/** How the resorts are analysed, by whom, and how far that goes. */
export function AiApproach() {
  return (
    <>
      {/* The background of the first screen, which the browser finds in the styles only, would load after all scripts. */}
      <link rel="preload" as="image" href="/images/contours.svg" fetchPriority="high" />
      <section className="topo border-b border-line [--topo:.2] md:[--topo:.3]">
        {/* Above the words on narrow screens, beside them up to the window's edge on wide ones. */}
        <ThemedPicture
          src="/images/about-golden.svg"
          srcInDark="/images/about-dusk.svg"
          alt=""
          fetchPriority="high"
          pictureClassName="block h-[clamp(11rem,46vw,22rem)] lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[40%]"
          className="fill-picture object-[62%_25%]"
        />
        <div className="wrap py-[clamp(2.5rem,7vw,6.5rem)] lg:pr-[calc(43%-max(0%,50%-var(--page)/2))]">
          <h1 className="max-w-[12em] text-hero lg:text-[clamp(3rem,5vw,4.75rem)]">{m.about_title()}</h1>
          <p className="mt-6 max-w-[36em] text-lead text-ink-2">{m.about_lead({ factors: claims.factors })}</p>
        </div>
      </section>
      <section aria-labelledby="method" className="py-section">
        <div className="wrap grid grid-cols-1 gap-8 lg:grid-cols-[4fr_8fr]">
          <h2 id="method">{m.about_method()}</h2>
          <ol>
            {steps.map(({ title, text }, index) => (
              <li
                key={title}
                className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-t border-line py-6 md:grid-cols-[5rem_1fr]"
              >
                <span aria-hidden className="text-panel font-panel tracking-number text-glacier">
                  {index + 1}
                </span>
                <div>
                  <h3>{title}</h3>
                  <p className="mt-1 max-w-[34em] text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section aria-labelledby="parts" className="py-section border-t border-line">
        <div className="wrap">
          <SectionHeading id="parts" title={m.about_parts()} />
          <div className="grid gap-8 lg:grid-cols-3">
            {parts.map(({ title, items }) => (
              <div key={title} className="border-t-2 border-ink pt-4">
                <h3>{title}</h3>
                <ul className="mt-2 grid gap-2 text-ink-2">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </section>
      <section aria-labelledby="figures" className="py-section border-t border-line">
        <div className="wrap">
          <SectionHeading id="figures" title={m.about_figures()} text={m.about_figures_text()} />
          <FigureGrid source="claimed" figures={figures} />
          <dl className="mt-10 grid gap-x-12 gap-y-6 md:grid-cols-2">
            {readings.map(({ term, text }) => (
              <div key={term}>
                <dt className="font-bold">{term}</dt>
                <dd className="mt-1 max-w-[34em] text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}
