import type { ArtFacts } from '@/art/art-facts';
import { MountainArt } from '@/components/mountain-art';
import { SectionHeading } from '@/components/section-heading';
import { ChangingText } from '@/components/ui/changing-text';
import { HIGHEST_PEAK } from '@/config/constants';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';

interface Example {
  words: string;
  facts: ArtFacts;
}

const place = { region: 'Europe', country: 'Switzerland' };

// Invented, so that the two differ only in what the legend explains.
const examples: readonly Example[] = [
  {
    words: m.about_legend_low(),
    facts: { ...place, id: 'low', elevation: { base: 600, peak: 1300 }, trails: { total: 8 } },
  },
  {
    words: m.about_legend_high(),
    facts: { ...place, id: 'example-3', elevation: { base: 1650, peak: 3800 }, trails: { total: 140 } },
  },
];

/** Explains what the drawn mountain of a resort shows (`art/scene.ts`), and what it does not. */
export function MountainLegend() {
  const top = useUnits().elevation(HIGHEST_PEAK).text;
  const entries = [
    { term: m.about_summit(), text: m.about_summit_text({ top }) },
    { term: m.about_breadth(), text: m.about_breadth_text() },
    { term: m.about_woods(), text: m.about_woods_text() },
    { term: m.about_ice(), text: m.about_ice_text() },
    { term: m.about_light(), text: m.about_light_text() },
    { term: m.about_else(), text: m.about_else_text() },
  ];
  return (
    <section aria-labelledby="mountain-legend" className="py-section border-t border-line">
      <div className="wrap">
        <SectionHeading id="mountain-legend" title={m.about_legend()} text={m.about_legend_text()} />
        <div className="grid gap-8 lg:grid-cols-[7fr_5fr] lg:gap-12">
          <div className="grid content-start gap-5 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
            {examples.map(({ words, facts }) => (
              <figure key={words}>
                <MountainArt facts={facts} crop="card" alt="" />
                <figcaption className="mt-2 text-small text-ink-2">{words}</figcaption>
              </figure>
            ))}
          </div>
          <dl data-words="" className="grid content-start">
            {entries.map(({ term, text }) => (
              <div key={term} className="border-t border-line py-3 last:border-b">
                <dt className="font-bold">{term}</dt>
                <dd className="text-ink-2">
                  <ChangingText>{text}</ChangingText>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
