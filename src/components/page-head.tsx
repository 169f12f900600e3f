import { site } from '@/config/site';

/** The document's title, "… | Snowline", for the page that renders it. */
export function PageHead({ title }: { title: string }) {
  return <title>{`${title} | ${site.name}`}</title>;
}
