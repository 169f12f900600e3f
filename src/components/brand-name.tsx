import { site } from '@/config/site';

/** The name of the site, excluded from translation. */
export function BrandName({ className }: { className?: string }) {
  return (
    <span translate="no" className={className}>
      {site.name}
    </span>
  );
}
