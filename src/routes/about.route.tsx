import { PageHead } from '@/components/page-head';
import { AiApproach } from '@/features/about/ai-approach';
import { ContactSection } from '@/features/about/contact-section';
import { MountainLegend } from '@/features/about/mountain-legend';

/** How the site works, and where to write to. */
export function Component() {
  return (
    <>
      <PageHead
        title="About"
        description="How Snowline weighs the facts of a ski resort, what its figures are worth, and how to write to us."
      />
      <AiApproach />
      <MountainLegend />
      <ContactSection />
    </>
  );
}
