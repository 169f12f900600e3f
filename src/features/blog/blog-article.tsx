import { ArrowLeft } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { englishLang } from '@/components/in-english';
import { PictureFrame } from '@/components/picture-frame';
import { Prose } from '@/components/prose';
import { TableOfContents } from '@/components/table-of-contents';
import { paths } from '@/config/paths';
import { isPlainClick } from '@/lib/links';
import { m } from '@/paraglide/messages';
import { ArticleHeader } from './article-header';
import { prepareArticle } from './article-html';
import { ArticleNeighbours } from './article-neighbours';
import type { BlogPost } from './content/blog-post';
import { ShareButtons } from './share-buttons';
import { useTableFrames } from './use-table-frames';

interface BlogArticleProps {
  post: BlogPost;
  /** The body: HTML of our own. */
  content: string;
  /** Resorts the article is about. */
  relatedResorts: ReactNode;
}

/** An article with everything around it. Give it a key, so that another article starts afresh. */
export function BlogArticle({ post, content, relatedResorts }: BlogArticleProps) {
  const { html, sections } = prepareArticle(content);
  return (
    <>
      <article aria-labelledby="article-title">
        <div className="wrap pt-5">
          <BackToBlog />
        </div>
        <ArticleHeader post={post} />
        <div lang={englishLang} className="wrap">
          <PictureFrame
            src={post.imageUrl}
            variants={{ srcInDark: post.imageUrlInDark }}
            alt={post.imageAlt}
            crop="article"
            priority
          />
        </div>
        <div className="wrap grid grid-cols-1 pt-12 pb-16 xl:grid-cols-[1fr_43rem_1fr]">
          <TableOfContents
            sections={sections}
            lang={englishLang}
            className="tall:sticky top-26 mr-8 hidden max-h-[calc(100svh-8rem)] max-w-52 self-start overflow-y-auto xl:block"
          />
          <div className="mx-auto w-full max-w-[43rem] xl:col-start-2">
            <ArticleBody html={html} />
            <div className="screen-only mt-12 border-t border-line pt-5">
              <ShareButtons post={post} />
            </div>
          </div>
        </div>
      </article>
      <div className="screen-only wrap grid gap-16 pb-24">
        <ArticleNeighbours post={post} />
        {relatedResorts}
        <div>
          <BackToBlog />
        </div>
      </div>
    </>
  );
}

function ArticleBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useTableFrames(body);
  /** The router follows links within the site, without a page load. */
  function follow(event: MouseEvent) {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (!href || !/^(#|\/(?!\/))/.test(href) || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(href);
  }
  // The bodies are our own files; a test restricts their tags and attributes.
  return <Prose ref={body} lang={englishLang} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}

function BackToBlog() {
  return (
    <Link to={paths.blog} className="link">
      <ArrowLeft aria-hidden /> {m.blog_back()}
    </Link>
  );
}
