import { PageHead } from '@/components/page-head';
import { AiApproach } from '@/features/about/ai-approach';
import { ContactSection } from '@/features/about/contact-section';
import { MountainLegend } from '@/features/about/mountain-legend';
import { m } from '@/paraglide/messages';

/** How the site works, and where to write to. */
export function Component() {
  return (
    <>
      <PageHead title={m.page_about()} description={m.routes_about_text()} />
      <AiApproach />
      <MountainLegend />
      <ContactSection />
    </>
  );
}
