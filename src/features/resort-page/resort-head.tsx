import type { Resort } from '@/api/resorts/resort.schema';
import { PageHead } from '@/components/page-head';
import { env } from '@/config/env';
import { localPath } from '@/config/locale';
import { paths, type ResortTab } from '@/config/paths';
import { countryName } from '@/lib/country-names';
import { areValidCoordinates } from '@/lib/distance';
import { formatPrice } from '@/lib/format';
import { safeUrl } from '@/lib/links';
import { isFileName, sharePicture } from '@/lib/resort-files';
import { breadcrumbData, skiResortData } from '@/lib/structured-data';
import { m } from '@/paraglide/messages';
import { describeResort } from './describe-resort';
import { tabLabels } from './use-resort-tab';

interface ResortHeadProps {
  tab: ResortTab;
  /** Undefined while it loads. */
  resort: Resort | undefined;
  /** Null while unknown. */
  reviewCount: number | null;
}

/** Title, description and structured data of a resort's page, for search engines and messengers. */
export function ResortHead({ tab, resort, reviewCount }: ResortHeadProps) {
  if (!resort) return <PageHead title={m.fact_resort()} />;
  const { id, name, country, description, location, price, rating } = resort;
  const path = paths.resort(id);
  const imageUrl = safeUrl(resort.imageUrl);
  const image = env.hasSnapshot && isFileName(id) ? localPath(sharePicture(id)) : imageUrl;
  return (
    <PageHead
      title={
        tab === 'overview'
          ? [name, countryName(country)].filter(Boolean).join(', ')
          : m.resort_tab_title({ section: tabLabels[tab], resort: name })
      }
      description={describeResort(resort, reviewCount)}
      image={image ?? undefined}
      imageAlt={image ? name : undefined}
      data={[
        skiResortData({
          name,
          country,
          description,
          path,
          imageUrl,
          location: areValidCoordinates(location) ? location : null,
          price: formatPrice(price),
          rating,
          reviewCount,
        }),
        breadcrumbData([
          { name: m.page_resorts(), path: paths.resorts },
          { name, path },
        ]),
      ]}
    />
  );
}
