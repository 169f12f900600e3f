import { type Figure, FigureGrid } from '@/components/figure-grid';
import { SectionHeading } from '@/components/section-heading';
import { claims } from '@/config/claims';
import { AboutPicture } from './about-picture';

const steps = [
  {
    title: 'Gather',
    text: `Heights, runs, lifts, prices, snow reports and weather: ${claims.dataPoints} data points daily.`,
  },
  {
    title: 'Weigh',
    text: `AI agents weigh ${claims.factors} factors for each resort, from vertical drop to the share of easy runs, and go over them again every hour.`,
  },
  {
    title: 'Match',
    text: 'You say what you look for: region, budget, rating, style. That decides which factors count for you.',
  },
  {
    title: 'Check',
    text: 'Members rate and review what they skied, one review per person and resort. Their stars stand beside the figures, so you see where the two disagree.',
  },
];

const parts = [
  {
    title: 'What the agents do',
    items: [
      'Read published figures and bring them into one form, so that two resorts can be compared.',
      'Weigh them against each other, and do so again when they change.',
      'Put resorts in the order you asked for.',
    ],
  },
  {
    title: 'What people do',
    items: [
      'Write the reviews and give the stars.',
      'Tell us when a figure is wrong. The form below is the way.',
      'Decide. Figures shorten the list; they do not know who is coming with you.',
    ],
  },
  {
    title: 'What neither can do',
    items: [
      'See the snow under your skis at ten tomorrow.',
      'Judge a slope. Signs, the patrol and the avalanche bulletin of the day come before anything on this site.',
    ],
  },
];

const figures: readonly Figure[] = [
  { label: 'factors per resort', measure: { value: claims.factors, unit: '' } },
  { label: 'data points daily', measure: { value: claims.dataPoints, unit: '' } },
  { label: 'average rating', measure: { value: claims.averageRating, unit: '/5' } },
  { label: 'satisfaction', measure: { value: claims.satisfaction, unit: '' } },
];

const readings = [
  { term: 'Not reported', text: 'Nobody published the figure, so there is none. A gap is not filled with a guess.' },
  {
    term: 'Estimated',
    text: 'The weather could not be loaded. You see stand-in values, marked as such, and they enter no comparison.',
  },
  { term: 'Day ticket', text: 'An indication. What you pay is the price at the resort on the day.' },
  { term: 'No ratings yet', text: 'No member has reviewed the resort. Stars come from reviews and from nowhere else.' },
];

/** How the resorts are analysed, by whom, and how far that goes. */
export function AiApproach() {
  return (
    <>
      {/* Found in the style alone, the background of the first screen would load after all code. */}
      <link rel="preload" as="image" href="/images/contours.svg" fetchPriority="high" />
      <section className="topo border-b border-line [--topo:.2] md:[--topo:.3]">
        <AboutPicture />
        <div className="wrap py-[clamp(2.5rem,7vw,6.5rem)] lg:pr-[calc(43%-max(0%,50%-var(--page)/2))]">
          <h1 className="max-w-[12em] text-hero lg:text-[clamp(3rem,5vw,4.75rem)]">
            AI agents read the mountain. Skiers check the work.
          </h1>
          <p className="mt-6 max-w-[36em] text-lead text-ink-2">
            Each resort is analysed on {claims.factors} factors, updated hourly, and matched to how you ski. Reviews
            from people who were there keep it honest.
          </p>
        </div>
      </section>
      <section aria-labelledby="method" className="section-space">
        <div className="wrap grid gap-8 lg:grid-cols-[4fr_8fr]">
          <h2 id="method">How a resort is read</h2>
          <ol>
            {steps.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[3.5rem_1fr] border-t border-line py-6 md:grid-cols-[5rem_1fr]">
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
      <section aria-labelledby="parts" className="section-space border-t border-line">
        <div className="wrap">
          <SectionHeading id="parts" title="Who does what" />
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
      <section aria-labelledby="figures" className="section-space border-t border-line">
        <div className="wrap">
          <SectionHeading
            id="figures"
            title="Our figures, and yours"
            text="These four are Snowline’s own figures for the site as a whole: our count, not an audit. What helps you choose stands on each resort’s page, where four expressions mean exactly what they say."
          />
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
