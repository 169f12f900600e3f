// spec: 2.20, 5.8, 6.1, 8.8

import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp, renderAsMember } from '../support/render-app';
import { server } from '../support/server';
import { logInAsMember, signInAsGuest } from '../support/sign-in';

const mine = (id: string, resort: string, rating: number, day: string) => ({
  id,
  userId: 'member-lena',
  userName: 'Lena Meier',
  resortId: resort.toLowerCase(),
  resort: { name: resort },
  rating,
  title: `About ${resort}`,
  comment: 'Snow, sun and soup.',
  date: day,
});

/** The page with three reviews of Lena's, which can be changed and deleted. */
function openMine(address = '/reviews') {
  let reviews = [
    mine('1', 'Zermatt', 3, '2026-01-01'),
    mine('2', 'Aspen', 5, '2026-02-01'),
    mine('3', 'Verbier', 3, '2026-03-01'),
  ];
  server.use(
    http.get('*/api/reviews/user/my-reviews', () => HttpResponse.json(reviews)),
    http.delete('*/api/reviews/:id', ({ params }) => {
      reviews = reviews.filter(({ id }) => id !== params.id);
      return HttpResponse.json({});
    }),
    http.put('*/api/reviews/:id', async ({ params, request }) => {
      const change = (await request.json()) as object;
      reviews = reviews.map((review) => (review.id === params.id ? { ...review, ...change } : review));
      return HttpResponse.json({});
    }),
  );
  return renderAsMember(address);
}

type User = ReturnType<typeof renderApp>['user'];
const order = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const heading = () => screen.findByRole('heading', { level: 1, name: 'My Reviews' });
async function choose(user: User, select: string, option: string) {
  screen.getByRole('combobox', { name: select }).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: option }));
}

afterEach(() => focusManager.setFocused(undefined));

describe('my reviews', () => {
  it('that were changed in another tab are right as soon as one returns to this one', async () => {
    openMine();
    expect(await screen.findByText('About Zermatt')).toBeVisible();
    act(() => focusManager.setFocused(false));
    const changed = { title: 'About the Matterhorn', comment: 'Snow, sun and soup.', rating: 3 };
    await fetch('/api/reviews/1', { method: 'PUT', body: JSON.stringify(changed) });
    act(() => focusManager.setFocused(true));
    expect(await screen.findByText('About the Matterhorn')).toBeVisible();
    expect(screen.queryByText('About Zermatt')).not.toBeInTheDocument();
  });

  it('of a resort that the server does not tell by its id have no link, which would lead to the list', async () => {
    const { resortId: _id, ...review } = mine('1', 'Zermatt', 3, '2026-01-01');
    server.use(http.get('*/api/reviews/user/my-reviews', () => HttpResponse.json([review])));
    renderAsMember('/reviews');
    expect(await screen.findByRole('heading', { level: 2, name: 'Zermatt' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Zermatt' })).not.toBeInTheDocument();
  });

  it('that the server sends twice, as a join does, are shown and counted once', async () => {
    const twice = mine('2', 'Aspen', 5, '2026-02-01');
    const reviews = [mine('1', 'Zermatt', 3, '2026-01-01'), twice, twice, mine('3', 'Verbier', 3, '2026-03-01')];
    server.use(http.get('*/api/reviews/user/my-reviews', () => HttpResponse.json(reviews)));
    const { user } = renderAsMember('/reviews');
    expect(await screen.findByText('3 of 3 reviews')).toBeVisible();
    await choose(user, 'Sort By', 'Resort name');
    await choose(user, 'Rating', '3 stars');
    expect(order()).toEqual(['Verbier', 'Zermatt']);
  });

  it('show the picture of their resort, not the same face on every row', async () => {
    const photo = 'https://pictures.example/zermatt.jpg';
    server.use(
      http.get('*/api/resorts/zermatt', () => HttpResponse.json({ id: 'zermatt', name: 'Zermatt', image_url: photo })),
    );
    openMine();
    const card = await screen.findByRole('article', { name: 'Review of Zermatt' });
    await waitFor(() => expect(card.querySelector('img')).toHaveAttribute('src', photo));
    expect(within(card).queryByText('Lena Meier')).not.toBeInTheDocument();
  });

  it('each have buttons that say of which resort they are', async () => {
    openMine();
    for (const name of ['Edit review', 'Delete review']) {
      const buttons = await screen.findAllByRole('button', { name });
      expect(buttons).toHaveLength(3);
      for (const [index, resort] of order().entries()) expect(buttons[index]).toHaveAccessibleDescription(`${resort}`);
    }
  });

  it('come newest first, each with the way to its resort, and are counted', async () => {
    openMine();
    expect(await screen.findByText('3 of 3 reviews')).toBeVisible();
    expect(await heading()).toBeVisible();
    expect(document.title).toBe('My Reviews | Snowline');
    expect(order()).toEqual(['Verbier', 'Aspen', 'Zermatt']);
    expect(screen.getByRole('heading', { name: 'Your ratings' })).toBeVisible();
    expect(screen.getByText('3 stars: 2 reviews')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Aspen' })).toHaveAttribute('href', '/resorts/aspen?tab=reviews');
  });

  it('are sorted and filtered in the address, without a step back, until the filters are cleared', async () => {
    const { user, router } = openMine();
    await screen.findByText('3 of 3 reviews');
    await choose(user, 'Sort By', 'Resort name');
    expect(order()).toEqual(['Aspen', 'Verbier', 'Zermatt']);
    await choose(user, 'Rating', '3 stars');
    expect(order()).toEqual(['Verbier', 'Zermatt']);
    expect(screen.getByText('2 of 3 reviews')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?sort=resort_name&rating=3'));
    expect(router.state.historyAction).toBe('REPLACE');

    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByText('3 of 3 reviews')).toBeVisible();
    expect(order()).toEqual(['Verbier', 'Aspen', 'Zermatt']);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await heading()).toHaveFocus();
  });

  it('of which none has the rating say so', async () => {
    openMine('/reviews?rating=1');
    expect(await screen.findByText('No reviews match')).toBeVisible();
    expect(screen.getByText('0 of 3 reviews')).toBeVisible();
  });

  it('that do not exist yet lead to the resorts', async () => {
    server.use(http.get('*/api/reviews/user/my-reviews', () => HttpResponse.json([])));
    renderAsMember('/reviews');
    expect(await screen.findByText('No reviews yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Explore Resorts' })).toHaveAttribute('href', '/resorts');
  });
});

describe('an own review', () => {
  it('is deleted from here', async () => {
    const { user } = openMine();
    const card = await screen.findByRole('article', { name: 'Review of Aspen' });
    await user.click(within(card).getByRole('button', { name: 'Delete review' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Are you sure you want to delete your review "About Aspen" for Aspen?')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 of 2 reviews')).toBeVisible();
    expect(order()).toEqual(['Verbier', 'Zermatt']);
    await waitFor(async () => expect(await heading()).toHaveFocus());
  });

  it('without a title is not asked about with quotation marks around nothing', async () => {
    const untitled = { ...mine('1', 'Zermatt', 3, '2026-01-01'), title: null };
    server.use(http.get('*/api/reviews/user/my-reviews', () => HttpResponse.json([untitled])));
    const { user } = renderAsMember('/reviews');
    await user.click(await screen.findByRole('button', { name: 'Delete review' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Are you sure you want to delete your review for Zermatt?')).toBeVisible();
  });

  it('is edited from here, and goes when it no longer passes the filter', async () => {
    const { user } = openMine('/reviews?rating=3');
    const card = await screen.findByRole('article', { name: 'Review of Zermatt' });
    await user.click(within(card).getByRole('button', { name: 'Edit review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit review' }));
    await user.click(dialog.getByRole('radio', { name: '1 star' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('1 of 3 reviews')).toBeVisible();
    expect(order()).toEqual(['Verbier']);
    await waitFor(async () => expect(await heading()).toHaveFocus());
  });
});

describe('whoever has no reviews of their own', () => {
  it('is led to log in, and back', async () => {
    const { user, router } = renderApp('/reviews?sort=oldest');
    await logInAsMember(user);
    expect(await heading()).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/reviews', search: '?sort=oldest' });
  });

  it('as a guest is invited to create an account', async () => {
    signInAsGuest();
    renderApp('/reviews');
    expect(await screen.findByText('Reviews come with an account')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  });
});
