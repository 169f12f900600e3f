import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { claims } from '@/config/claims';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';
import { CatalogueFigures } from './catalogue-figures';
import { useResortCount } from './use-resort-count';

const features = [
  { title: m.home_feature_reviews(), text: m.home_feature_reviews_text() },
  { title: m.home_feature_weather(), text: m.home_feature_weather_text() },
  { title: m.home_feature_guides(), text: m.home_feature_guides_text() },
];

/** What the site is for: heading left, four definitions right. */
export function Mission() {
  const all = [
    {
      title: m.home_feature_resorts({ count: useResortCount().text }),
      text: m.home_feature_resorts_text(),
    },
    ...features,
  ];
  return (
    <section
      aria-labelledby="mission"
      className="topo py-section border-t border-line [--topo-x:left_-22rem] [--topo:.2]"
    >
      <div className="wrap grid grid-cols-1 gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="mission" className="text-title">
            {m.home_mission_title()}
          </h2>
          <p className="mt-4 text-lead text-ink-2">{m.home_mission_text({ factors: claims.factors })}</p>
          <Link to={paths.about} className="link mt-4">
            {m.home_how()} <ArrowRight aria-hidden />
          </Link>
        </div>
        <dl className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
          {all.map(({ title, text }, index) => (
            <div key={title} className="border-t-2 border-ink pt-4 pb-8">
              <dt className="font-display text-item font-[560] tracking-item">{title}</dt>
              <dd className="mt-1.5 text-ink-2">
                {text}
                {index === 0 && <CatalogueFigures />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
