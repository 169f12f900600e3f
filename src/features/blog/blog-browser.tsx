import { Search } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { EmptyState } from '@/components/empty-state';
import { RuledHeading } from '@/components/ruled-heading';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { Input } from '@/components/ui/input';
import { localPath } from '@/config/locale';
import { paths } from '@/config/paths';
import { useAddressState, useTypedText } from '@/lib/address-state';
import { formatCount } from '@/lib/format';
import { useEarlyText } from '@/lib/use-early-text';
import { m } from '@/paraglide/messages';
import { BlogCard } from './blog-card';
import { blogParsers } from './blog-params';
import type { BlogPost } from './content/blog-post';
import { filterPosts, searchForm } from './post-search';
import { allTags, posts } from './posts';
import { TagChips } from './tag-chips';
import { usePostContents } from './use-post-contents';

const tags = allTags();

/**
 * All articles with search and tags, which are kept in the query string. The newest article is featured unless the list is
 * filtered.
 */
export function BlogBrowser() {
  const { values, change, changeLater, applyPending } = useAddressState(blogParsers);
  const { tag } = values;
  const [text, noteText] = useTypedText(values.q);
  const type = (typed: string) => {
    noteText(typed);
    changeLater({ q: typed });
  };
  const toggleTag = (pressed: string) => change(({ tag }) => ({ tag: pressed === tag ? null : pressed }), 'push');
  const isSearching = searchForm(text) !== '';
  const { contents, isReading, hasFailed } = usePostContents(isSearching);
  const found = filterPosts(posts, { text, tag }, contents);
  const isFiltered = isSearching || tag !== null;
  const [featured, ...others] = posts;

  const form = useRef<HTMLFormElement>(null);
  useEarlyText(form, type);
  const box = useRef<HTMLInputElement>(null);
  const startAgain = () => {
    change({ q: '', tag: null }, 'push');
    // The button disappears with the empty state: the focus must not be lost.
    box.current?.focus();
  };

  return (
    <>
      <div className="my-6 mb-12 grid items-start gap-4 lg:grid-cols-[20rem_1fr]">
        <SearchBox ref={box} form={form} text={text} onType={type} onSubmit={applyPending} />
        <TagChips tags={tags} chosen={tag} onToggle={toggleTag} />
      </div>
      {!isFiltered && featured && (
        <section className="mb-18">
          <RuledHeading>{m.blog_featured()}</RuledHeading>
          <BlogCard post={featured} variant="featured" priority />
        </section>
      )}
      {/* As high as the empty state, so that the footer does not jump during a search. */}
      <section className={isFiltered ? 'min-h-144' : undefined}>
        <RuledHeading>{isFiltered ? m.blog_results() : m.blog_latest()}</RuledHeading>
        <p role="status" className={isFiltered ? '-mt-4 mb-6 text-small text-ink-3' : 'sr-only'}>
          {isFiltered && <ChangingText>{resultText(found.length, isReading, hasFailed)}</ChangingText>}
        </p>
        {found.length === 0 && !isReading ? (
          <EmptyState
            title={m.blog_none()}
            text={m.none_found_hint()}
            action={<Button onClick={startAgain}>{m.blog_clear()}</Button>}
          />
        ) : (
          <PostGrid posts={isFiltered ? found : others} />
        )}
      </section>
    </>
  );
}

/** "3 articles", and what is not counted. */
function resultText(count: number, isReading: boolean, hasFailed: boolean): string {
  if (isReading) return m.blog_searching();
  const figures = { count, shown: formatCount(count) };
  return hasFailed ? m.blog_found_by_title(figures) : m.blog_found(figures);
}

interface SearchBoxProps {
  ref: Ref<HTMLInputElement>;
  form: Ref<HTMLFormElement>;
  text: string;
  onType: (text: string) => void;
  onSubmit: () => void;
}

/** Before hydration it works as a plain form. */
function SearchBox({ ref, form, text, onType, onSubmit }: SearchBoxProps) {
  return (
    <search>
      <form
        ref={form}
        action={localPath(paths.blog)}
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3" />
        <Input
          ref={ref}
          type="search"
          name="q"
          aria-label={m.blog_search()}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onBlur={onSubmit}
          placeholder={m.blog_search()}
          className="pl-11"
        />
      </form>
    </search>
  );
}

// In two columns, a last card without a neighbour takes the whole row: picture left, text right.
const lastAlone =
  'md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2 md:max-lg:[&>:last-child:nth-child(odd)]:grid ' +
  'md:max-lg:[&>:last-child:nth-child(odd)]:grid-cols-2 md:max-lg:[&>:last-child:nth-child(odd)]:items-center ' +
  'md:max-lg:[&>:last-child:nth-child(odd)]:gap-x-8';

function PostGrid({ posts: shown }: { posts: readonly BlogPost[] }) {
  return (
    <div className={`grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3 ${lastAlone}`}>
      {shown.map((post) => (
        <BlogCard key={post.slug} post={post} />
      ))}
    </div>
  );
}
