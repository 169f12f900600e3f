import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeElsewhere } from '../support/browser-storage';
import { renderApp } from '../support/render-app';
import { inKilometres, setToday, storedTrip, storeTrip, tripLine, tripPart, WEEK } from '../support/trip-page';

beforeEach(() => void setToday());
afterEach(() => void vi.useRealTimers());

describe('the trip of a link', () => {
  it('holds for the visit, on other pages too, and leaves the own one alone', async () => {
    inKilometres();
    storeTrip('b1');
    const { router } = renderApp(`/resorts?trip=${WEEK}`);
    expect(await tripPart('up to EUR 70')).toBeVisible();
    expect((await tripLine()).getByText('Trip from a link')).toBeVisible();
    expect((await tripLine()).queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
    await act(() => router.navigate('/resorts/alta-badia'));
    expect(await screen.findByText('Short for the expert: 34 of 49 km')).toBeVisible();
    expect(screen.getByText('Trip from a link')).toBeVisible();
    expect(storedTrip()).toEqual({ link: 'b1' });
  });

  it('becomes the own one by "Keep it", and leaves the address', async () => {
    storeTrip('b1');
    const { user, router } = renderApp(`/resorts?country=Italy&trip=${WEEK}`);
    await tripPart('up to EUR 70');
    await user.click((await tripLine()).getByRole('button', { name: 'Keep it' }));
    expect((await tripLine()).getByRole('button', { name: 'Change' })).toBeVisible();
    expect(document.activeElement).toHaveAccessibleName('Change');
    expect(await tripPart('up to EUR 70')).toBeVisible();
    expect(storedTrip()).toEqual({ link: WEEK });
    await waitFor(() => expect(router.state.location.search).toBe('?country=Italy'));
  });

  it('gives way to the own one by "Use mine", and does not come back with Back', async () => {
    storeTrip('b1');
    const { user, router } = renderApp(`/resorts?trip=${WEEK}`);
    await tripPart('up to EUR 70');
    await act(() => router.navigate('/resorts/alta-badia'));
    await user.click(await screen.findByRole('button', { name: 'Use mine' }));
    expect(await screen.findByText('Enough for the beginner')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await tripPart('1 beginner')).toBeVisible();
    expect(screen.queryByText('Trip from a link')).not.toBeInTheDocument();
  });

  it('gives way to the own one as soon as “Use mine” is there', async () => {
    storeTrip('b1');
    const shown = () => screen.queryAllByRole('button', { name: 'Use mine' })[0];
    // In the task of the render that shows the button, as an observer is told of it.
    const pressed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        const useMine = shown();
        if (!useMine) return;
        observer.disconnect();
        useMine.click();
        resolve();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    });
    renderApp(`/resorts?trip=${WEEK}`);
    await pressed;
    expect(await tripPart('1 beginner')).toBeVisible();
  });

  it('takes nothing else out of the address, not even what is not rendered yet', async () => {
    storeTrip('b1');
    const { router } = renderApp(`/resorts?trip=${WEEK}`);
    const useMine = (await tripLine()).getByRole('button', { name: 'Use mine' });
    await act(async () => {
      void router.navigate(`/resorts?country=Italy&trip=${WEEK}`);
      useMine.click();
    });
    expect(await tripPart('1 beginner')).toBeVisible();
    expect(router.state.location.search).toBe('?country=Italy');
  });

  it('gives way in the line, whose focus goes to the own one, and does not come back after that was changed either', async () => {
    storeTrip('b1');
    const { user, router } = renderApp(`/resorts?trip=${WEEK}`);
    await tripPart('up to EUR 70');
    await act(() => router.navigate('/resorts'));
    await user.click((await tripLine()).getByRole('button', { name: 'Use mine' }));
    await tripPart('1 beginner');
    // On a part of it, not on the "Clear" that takes the place of "Use mine".
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-haspopup', 'dialog'));
    await user.click((await tripLine()).getByRole('button', { name: 'Clear' }));
    await tripPart('Plan a trip');
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe(`?trip=${WEEK}`);
    expect(await tripPart('Plan a trip')).toBeVisible();
    expect(screen.queryByText('Trip from a link')).not.toBeInTheDocument();
  });

  it.each([
    ['nobody goes', 'b0i0a0', null],
    ['its days have passed', '2026-02-14..2026-02-21', 'The dates in this link have passed.'],
    ['it starts nowhere', 'QQQ', 'Part of this link could not be read: where it starts.'],
    ['nothing can be read', 'hello%20world', null],
  ])('leaves the own one in force where nothing of it is: %s', async (_, link, words) => {
    storeTrip('b1');
    renderApp(`/resorts?trip=${link}`);
    expect(await tripPart('1 beginner')).toBeVisible();
    expect((await tripLine()).getByText('Your trip')).toBeVisible();
    expect((await tripLine()).getByRole('button', { name: 'Change' })).toBeVisible();
    if (words) await waitFor(async () => expect((await tripLine()).getByRole('status')).toHaveTextContent(words));
  });

  it.each([
    ['2026-02-14..2026-02-21_b1', 'The dates in this link have passed.'],
    ['2027-02-30..2027-03-02_b1', 'Part of this link could not be read: dates.'],
    ['b1_EUR0_x4', 'Part of this link could not be read: day ticket and who skis.'],
    ['b1_k0-1-1r1-1-1_then-luck_hello', /: what is enough, what decides between equals, and an unknown part\.$/],
    ['b1_QQQ', 'Part of this link could not be read: where it starts.'],
    ['hello world', 'The trip in this link could not be read.'],
  ])('says which part could not be read or has passed, and is in force without it: %s', async (link, words) => {
    renderApp(`/resorts?trip=${encodeURIComponent(link)}`);
    expect(await (await tripLine()).findByText(words)).toBeVisible();
    expect((await tripLine()).queryAllByRole('button', { name: '1 beginner' })).toHaveLength(
      link.includes('b1') ? 1 : 0,
    );
    expect((await tripLine()).getByRole('status')).toHaveTextContent(words);
  });

  it.each([
    ['rubbish', 'The trip in this link could not be read.'],
    ['2020-01-01..2020-01-05_b1', 'The dates in this link have passed.'],
  ])('says on the front page too what of it is not in force: %s', async (link, words) => {
    renderApp(`/?trip=${link}`);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('is told from the own one on the front page', async () => {
    storeTrip('b1');
    renderApp('/?trip=i4');
    const button = await screen.findByRole('button', { name: /^Change your trip: 4\speople$/ });
    expect(button).toHaveAccessibleDescription('Trip from a link');
  });

  it('says nothing of a link that is whole', async () => {
    renderApp(`/resorts?trip=${WEEK}_then-highest`);
    await tripPart('up to EUR 70');
    await tripPart('from Zürich');
    expect((await tripLine()).getByRole('status')).toBeEmptyDOMElement();
  });

  it('can be cleared by who has none of their own, who is not offered it', async () => {
    const { user, router } = renderApp(`/resorts?trip=${WEEK}`);
    await tripPart('up to EUR 70');
    expect((await tripLine()).queryByRole('button', { name: 'Use mine' })).not.toBeInTheDocument();
    await user.click((await tripLine()).getByRole('button', { name: 'Clear' }));
    expect(await tripPart('Plan a trip')).toBeVisible();
    expect(document.activeElement).toHaveAccessibleName('Plan a trip');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('lets what decides between equals be chosen for the visit, and stays the link’s', async () => {
    storeTrip('b1');
    const { user, router } = renderApp(`/resorts?sortBy=trip&trip=${WEEK}`);
    await user.click(await screen.findByRole('button', { name: 'Why this order?' }));
    const select = await screen.findByRole('combobox', { name: 'Between equals, then by' });
    expect(select).toHaveValue('nearest');
    await user.selectOptions(select, 'Highest');
    await waitFor(() => expect(router.state.location.search).toBe(`?sortBy=trip&trip=${WEEK}_then-highest`));
    expect(
      await screen.findByText('Resorts that fit equally well are sorted by peak, the highest first, then by name.'),
    ).toBeVisible();
    expect((await tripLine()).getByText('Trip from a link')).toBeVisible();
    expect(storedTrip()).toEqual({ link: 'b1' });
  });
});

describe('the stored trip', () => {
  it('is the same in two tabs', async () => {
    storeTrip('b1');
    renderApp('/resorts');
    expect(await tripPart('1 beginner')).toBeVisible();
    act(() => storeTrip('a2'));
    expect(await tripPart('2 experts')).toBeVisible();
    act(() => storeElsewhere('trip', null));
    expect(await tripPart('Plan a trip')).toBeVisible();
  });

  it('loses its dates once they have passed, and says so', async () => {
    setToday('2027-02-22');
    storeTrip(WEEK);
    renderApp('/resorts');
    expect(await screen.findByText('Your dates have passed. Add new ones.')).toBeVisible();
    expect(await tripPart('up to EUR 70')).toBeVisible();
    expect((await tripLine()).queryByText('14 – 21 Feb')).not.toBeInTheDocument();
    expect(storedTrip()).toEqual({ link: 'b2i1a1_EUR70_ZRH' });
  });
});
