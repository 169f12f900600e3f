import { Check, Link2, Mail, Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import { share } from '@/components/share-button';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { env } from '@/config/env';
import { localPath } from '@/config/locale';
import { paths } from '@/config/paths';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { m } from '@/paraglide/messages';
import type { BlogPost } from './content/blog-post';

/** Buttons to share an article: links, and clipboard and share sheet where the browser has them. */
export function ShareButtons({ post }: { post: BlogPost }) {
  const headingId = useId();
  // A prerendered page does not know where the site is served from, nor what the browser can do.
  const isHydrated = useIsHydrated();
  const url = `${isHydrated ? window.location.origin : env.siteUrl}${localPath(paths.blogPost(post.slug))}`;
  const hasShareSheet = isHydrated && typeof navigator.share === 'function';
  const hasClipboard = isHydrated && typeof navigator.clipboard?.writeText === 'function';
  const links = shareLinks(post.title, url);

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-3 font-sans text-small leading-normal font-semibold tracking-normal text-ink-2">
        {m.action_share()}
      </h2>
      <ul className="flex flex-wrap gap-3">
        {links.networks.map(({ network, href }) => (
          <li key={network}>
            <Button asChild size="small">
              <a href={href} target="_blank" rel="noopener noreferrer" aria-label={m.blog_share_on({ network })}>
                {network}
              </a>
            </Button>
          </li>
        ))}
        <li>
          <Button asChild size="small">
            <a href={links.email} aria-label={m.blog_share_by_email()}>
              <Mail aria-hidden /> {m.blog_email()}
            </a>
          </Button>
        </li>
        {hasClipboard && (
          <li>
            <CopyLink url={url} />
          </li>
        )}
        {hasShareSheet && (
          <li>
            <Button size="small" onClick={() => void share({ title: post.title, text: post.title, url })}>
              <Share2 aria-hidden /> {m.blog_more()}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

const outcomes = { copied: m.blog_link_copied(), failed: m.blog_copy_refused() };

function CopyLink({ url }: { url: string }) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes | null>(null);
  const copy = () => {
    // Said anew each time: screen readers announce only what changes.
    setOutcome(null);
    navigator.clipboard.writeText(url).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <>
      <Button size="small" onClick={copy}>
        {outcome === 'copied' ? <Check aria-hidden /> : <Link2 aria-hidden />}
        <span>{m.blog_copy_link()}</span>
      </Button>
      <span role="status" className="ml-2 text-small text-ink-3">
        {outcome && <ChangingText>{outcomes[outcome]}</ChangingText>}
      </span>
    </>
  );
}

function shareLinks(title: string, url: string) {
  const address = encodeURIComponent(url);
  const words = encodeURIComponent(title);
  return {
    networks: [
      { network: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
      { network: 'Twitter', href: `https://twitter.com/intent/tweet?text=${words}&url=${address}` },
    ],
    email: `mailto:?subject=${words}&body=${encodeURIComponent(`${title}\n${url}`)}`,
  };
}
