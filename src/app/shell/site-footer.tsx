import { Link } from 'react-router-dom';
import { BrandName } from '@/components/brand-name';
import { useSiteNotice } from '@/config/notice';
import { paths } from '@/config/paths';
import { site } from '@/config/site';
import { DisplaySettings } from './display-settings';

const columns = [
  {
    title: 'Information',
    links: [
      { label: 'About Us', to: paths.about },
      { label: 'Privacy Policy', to: paths.privacyPolicy },
      { label: 'Terms & Conditions', to: paths.termsConditions },
    ],
  },
  {
    title: 'Explore',
    links: [
      { label: 'All Resorts', to: paths.resorts },
      { label: 'European Resorts', to: paths.resortsIn('Europe') },
      { label: 'North American Resorts', to: paths.resortsIn('North America') },
      { label: 'Blog Articles', to: paths.blog },
    ],
  },
];

const linkClasses = 'inline-flex min-h-11 items-center hover:underline hover:underline-offset-[.3em] md:min-h-9';

function FooterHeading({ children }: { children: string }) {
  return (
    <h2 className="mb-2 font-sans text-small leading-snug font-semibold tracking-normal text-on-board-2">{children}</h2>
  );
}

/** Columns of links, the display settings, and who we are. */
export function SiteFooter() {
  const notice = useSiteNotice();
  return (
    <footer
      id="footer"
      className="topo relative bg-board pt-16 pb-8 text-on-board [--topo:.16] [--topo-x:right_-10rem]"
    >
      <div className="wrap grid grid-cols-2 gap-8 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 lg:col-span-1">
          <p className="max-w-[12.9em] text-balance font-display text-[1.75rem] leading-[1.15] font-[540] tracking-(--track-display)">
            {site.tagline}
          </p>
          <p className="mt-6 text-caption text-on-board-2">
            © 2026 <BrandName />
          </p>
        </div>
        {columns.map(({ title, links }) => (
          <div key={title}>
            <FooterHeading>{title}</FooterHeading>
            <ul>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className={linkClasses}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div>
          <FooterHeading>Follow</FooterHeading>
          <ul>
            {site.social.map(({ label, href }) => (
              <li key={href}>
                <a href={href} rel="noreferrer" className={linkClasses}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="wrap mt-8 border-t border-board-line pt-4 text-on-board-2">
        <DisplaySettings />
        {notice && (
          <p className="mt-2 max-w-(--measure) text-caption">
            <span>{notice.footer}</span>{' '}
            {notice.action && (
              <button
                type="button"
                className="min-h-11 font-semibold underline underline-offset-4"
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
