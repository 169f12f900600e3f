// spec: 2.8, 3.11

import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { LatestPosts } from '@/features/blog/latest-posts';
import { posts } from '@/features/blog/posts';

describe('the newest articles on the front page', () => {
  it('are three, newest first, with the way to all', () => {
    render(<LatestPosts />, { wrapper: MemoryRouter });
    expect(screen.getByRole('heading', { level: 2, name: 'Latest from Our Blog' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
      posts.slice(0, 3).map(({ title }) => title),
    );
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
  });

  it('are said to be missing when there are none', () => {
    render(<LatestPosts posts={[]} />, { wrapper: MemoryRouter });
    expect(screen.getByText('No blog posts available at the moment.')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
