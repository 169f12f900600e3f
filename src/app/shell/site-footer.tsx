import { Link } from 'react-router-dom';
import { BrandName } from '@/components/brand-name';
import { useSiteNotice } from '@/config/notice';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { m } from '@/paraglide/messages';
import { DisplaySettings } from './display-settings';
import { LanguageList } from './language-list';

const columns = [
  {
    title: m.footer_information(),
    links: [
      { label: m.footer_about(), to: paths.about },
      { label: m.footer_privacy(), to: paths.privacyPolicy },
      { label: m.page_terms(), to: paths.termsConditions },
    ],
  },
  {
    title: m.footer_explore(),
    links: [
      { label: m.footer_all(), to: paths.resorts },
      { label: m.footer_europe(), to: paths.resortsIn('Europe') },
      { label: m.footer_america(), to: paths.resortsIn('North America') },
      { label: m.footer_blog(), to: paths.blog },
    ],
  },
];

const linkClasses = 'inline-flex min-h-11 items-center leading-[1.3] underline-offset-4 hover:underline md:min-h-9';

function FooterHeading({ children }: { children: string }) {
  return (
    <h2 className="mb-2 font-sans text-small leading-snug font-semibold tracking-normal text-on-board-2">{children}</h2>
  );
}

/** Columns of links, display settings, languages, and the notice of whoever runs the site. */
export function SiteFooter() {
  const notice = useSiteNotice();
  return (
    <footer
      id="footer"
      className="topo relative border-t border-board-edge bg-board pt-16 pb-8 text-on-board [--topo:.16] [--topo-x:right_-10rem]"
    >
      <div className="wrap grid gap-8 lg:grid-cols-[2fr_3fr]">
        <div>
          <p className="max-w-[12.9em] text-balance font-display text-[1.75rem] leading-[1.2] font-[540] max-[20rem]:text-[1.25rem] tracking-(--track-display)">
            {site.tagline}
          </p>
          <p className="mt-4 text-caption text-on-board-2">
            © 2026 <BrandName />
          </p>
        </div>
        {/* On phones side by side while the longest words fit: German ones may not. */}
        <nav aria-label={m.footer_label()} className="flex flex-wrap gap-x-8 gap-y-6 md:grid md:grid-cols-3">
          {columns.map(({ title, links }) => (
            <div key={title} className="max-w-full flex-1">
              <FooterHeading>{title}</FooterHeading>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className={linkClasses}>
                      <span className="min-w-0">{label}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {site.social.length > 0 && (
            <div className="max-md:basis-full">
              <FooterHeading>{m.footer_follow()}</FooterHeading>
              <ul className="max-md:flex max-md:flex-wrap max-md:gap-x-6">
                {site.social.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} rel="noreferrer" className={linkClasses}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </nav>
      </div>
      <div className="wrap mt-8 border-t border-board-line pt-4 text-on-board-2">
        <DisplaySettings />
        <LanguageList />
        {notice && (
          <p className="mt-3 max-w-measure text-caption leading-[1.5]">
            <span>{notice.footer}</span>{' '}
            {notice.action && (
              <button
                type="button"
                className="relative font-semibold underline underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-3"
                onClick={notice.action.run}
              >
                {notice.action.label}
              </button>
            )}
          </p>
        )}
      </div>
    </footer>
  );
}
