import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { claims } from '@/config/claims';
import { paths } from '@/config/paths';
import { useResortCount } from './use-resort-count';

const features = [
  { title: 'Authentic Reviews', text: 'One review per person and resort, written by members with an account.' },
  { title: 'Weather Insights', text: 'Conditions now, snow depth, wind, and five days ahead.' },
  { title: 'Expert Guides', text: 'Gear, technique and trip planning, in articles worth a coffee.' },
];

interface MissionProps {
  /** What else the API knows of all resorts. */
  resortFigures?: ReactNode;
}

/** What the site is for: heading left, four definitions right. */
export function Mission({ resortFigures }: MissionProps) {
  const all = [
    {
      title: `${useResortCount().text} Global Resorts`,
      text: 'From Åre to Zermatt and Stowe to Whistler, described with the same facts.',
    },
    ...features,
  ];
  return (
    <section
      aria-labelledby="mission"
      className="topo section-space border-t border-line [--topo-x:left_-22rem] [--topo:.2]"
    >
      <div className="wrap grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="mission" className="text-title">
            The whole mountain on one page
          </h2>
          <p className="mt-4 text-lead text-ink-2">
            AI agents weigh {claims.factors} factors for each resort and refresh them hourly. Skiers add what only a day
            on the snow can tell.
          </p>
          <Link to={paths.about} className="link mt-4">
            How it works <ArrowRight aria-hidden />
          </Link>
        </div>
        <dl className="grid gap-x-8 md:grid-cols-2">
          {all.map(({ title, text }, index) => (
            <div key={title} className="border-t-2 border-ink pt-4 pb-8">
              <dt className="font-display text-item font-[560] tracking-item">{title}</dt>
              <dd className="mt-1.5 text-ink-2">
                {text}
                {index === 0 && resortFigures}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
