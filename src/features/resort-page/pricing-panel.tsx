import type { Resort } from '@/api/resorts/resort.schema';
import { Panel, PanelTitle } from '@/components/ui/panel';
import { formatAmounts } from '@/lib/format';

/** What a day on the lifts costs. */
export function PricingPanel({ price }: { price: Resort['price'] }) {
  const amounts = formatAmounts(price);
  return (
    <Panel data-source="reported">
      <PanelTitle>Pricing</PanelTitle>
      {amounts === null ? (
        <p className="text-ink-3">not reported</p>
      ) : (
        <>
          <p className="text-[clamp(2.25rem,1.5rem+2.5vw,3.25rem)] leading-none font-light tracking-number">
            <small className="mr-[.25em] text-[.45em] font-medium tracking-normal opacity-78">{`${price.currency} `}</small>
            <span key={amounts}>{amounts}</span>
          </p>
          <p className="mt-2 text-small text-ink-2">per daily lift ticket</p>
          <p className="mt-1 text-caption text-ink-3">Indicative. The resort’s own prices hold.</p>
        </>
      )}
    </Panel>
  );
}
