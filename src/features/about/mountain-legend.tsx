import type { ArtFacts } from '@/art/art-facts';
import { MountainArt } from '@/components/mountain-art';
import { SectionHeading } from '@/components/section-heading';
import { ChangingText } from '@/components/ui/changing-text';
import { HIGHEST_PEAK } from '@/config/constants';
import { useUnits } from '@/lib/units';

interface Example {
  words: string;
  facts: ArtFacts;
}

const place = { region: 'Europe', country: 'Switzerland' };

// Invented, so that the two differ only in what the legend explains.
const examples: readonly Example[] = [
  {
    words: 'A low village among woods, a modest peak, few runs',
    facts: { ...place, id: 'low', elevation: { base: 600, peak: 1300 }, trails: { total: 8 } },
  },
  {
    words: 'A high village, a peak with ice, many runs',
    facts: { ...place, id: 'example-3', elevation: { base: 1650, peak: 3800 }, trails: { total: 140 } },
  },
];

/** Explains what the drawn mountain of a resort shows (`art/scene.ts`), and what it does not. */
export function MountainLegend() {
  const top = useUnits().elevation(HIGHEST_PEAK).text;
  const entries = [
    { term: 'Summit', text: `How high the peak stands: all on one scale, from sea level to ${top}.` },
    { term: 'Breadth', text: 'The more runs, the broader the range. With very many, a cable car crosses it.' },
    { term: 'Woods and village', text: 'The height of the base: a low one lies among trees, a high one above them.' },
    { term: 'Ice', text: 'The peak stands above the snow line of its mountains.' },
    { term: 'Light', text: 'That of the region. It is night only where night skiing is listed.' },
    {
      term: 'All else',
      text: 'The ridges, trees and clouds are made up, always the same for a resort. No figure here is read off a picture.',
    },
  ];
  return (
    <section aria-labelledby="mountain-legend" className="section-space border-t border-line">
      <div className="wrap">
        <SectionHeading
          id="mountain-legend"
          title="How to read the mountain"
          text="Where a resort has no photograph, we draw it from the figures it reports."
        />
        <div className="grid gap-8 lg:grid-cols-[7fr_5fr] lg:gap-12">
          <div className="grid content-start gap-5 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
            {examples.map(({ words, facts }) => (
              <figure key={words}>
                <MountainArt facts={facts} crop="card" />
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
