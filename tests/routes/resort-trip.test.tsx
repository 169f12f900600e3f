import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../support/render-app';
import { resortIs } from '../support/resort-page';
import { inKilometres, planInThisFile, setTrip, storeTrip, WEEK } from '../support/trip-page';

planInThisFile();
beforeEach(inKilometres);

/** What a resort's page says of the week in February, by what was said. */
async function verdictOn(id: string, link = WEEK) {
  storeTrip(link);
  renderApp(`/resorts/${id}`);
  const region = within(await screen.findByRole('region', { name: 'Your trip' }));
  await region.findByText(/^Open on all|^Closed|^May be|^Season not/);
  return (said: string) => {
    const row = region.getByRole('button', { name: `Change ${said}` }).closest('li');
    const [claim, figure] = [...(row?.querySelectorAll('p') ?? [])].map((line) => line.textContent);
    return [claim, figure];
  };
}

it('A trip of a link that is kept leaves the focus at the trip', async () => {
  const { user } = renderApp(`/resorts/alta-badia?trip=${WEEK}`);
  await user.click(await screen.findByRole('button', { name: 'Keep it' }));
  expect(await screen.findByText('Your trip')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Your trip' })).toContainElement(document.activeElement as HTMLElement);
});

it('The panel that goes with the last person of the group leaves the focus on the page', async () => {
  storeTrip(WEEK);
  const { user } = renderApp('/resorts/alta-badia');
  await user.click(await screen.findByRole('button', { name: 'What is enough?' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Your trip' }));
  for (const level of ['Beginners', 'Intermediates', 'Experts']) {
    const count = sheet.getByRole('spinbutton', { name: level });
    await user.clear(count);
    await user.type(count, '0');
  }
  await setTrip(user);
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Enough for/ })).not.toBeInTheDocument());
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

// Figures of the demo's resorts, worked out by hand.
describe("what a resort's page says of the trip", () => {
  it('traces each claim to its figure: Alta Badia', async () => {
    // Season December to April; 70 km of beginner, 52 of intermediate and 8 of advanced runs; EUR 52 a day.
    const says = await verdictOn('alta-badia');
    expect(says('14 – 21 Feb')).toEqual(['Open on all your days', '14 – 21 Feb. Season Dec\u00a0–\u00a0Apr']);
    expect(says('2 beginners, 1 intermediate, 1 expert')).toEqual([
      'Short for the expert: 34 of 49 km',
      'Beginners 70 km (need 21), intermediate 87 km (needs 70)',
    ]);
    expect(says('up to EUR 70')).toEqual(['EUR 18 a day under', 'Day ticket EUR 52']);
    expect(says('from Zürich')).toEqual(['272 km away', 'Straight line']);
    expect((await screen.findByText('EUR 1,456 for 4 people, 7 days')).parentElement).toHaveTextContent(
      'What it costs to ski: EUR 1,456 for 4 people, 7 days. Worked out from the day price; passes for several days cost less.',
    );
  });

  it('says nothing of what it costs to ski for a trip on which nobody skis', async () => {
    await verdictOn('alta-badia', '2027-02-14..2027-02-21_EUR70');
    expect(screen.queryByText(/What it costs to ski/)).not.toBeInTheDocument();
  });

  it('says of a trip in spring how high the resort is, and how that compares in its region', async () => {
    await verdictOn('zermatt', '2027-04-03..2027-04-10');
    // None of the demo's resorts in Europe has a higher peak; a share is never rounded up to 100.
    expect(await screen.findByText(/^1,620 – 3,883 m, peak higher than 99 % of resorts in Europe$/)).toBeVisible();
  });

  it('judges nothing that a resort does not report', async () => {
    resortIs({ country: 'Austria', region: 'Europe' });
    const says = await verdictOn('odd');
    expect(says('14 – 21 Feb')).toEqual(['Season not reported', '14 – 21 Feb']);
    expect(says('from Zürich')).toEqual(['Position not reported', '']);
    expect(screen.getByText(/^What it costs to ski/).parentElement).toHaveTextContent(/: not reported$/);
    const panel = within(screen.getByRole('complementary', { name: 'Price, season and weather' }));
    expect(panel.getAllByText('not reported').length).toBeGreaterThanOrEqual(3);
  });

  it('measures each level with a bar, and marks the days in the season', async () => {
    await verdictOn('alta-badia');
    const panel = within(await screen.findByRole('complementary', { name: 'Price, season and weather' }));
    expect(await panel.findByRole('heading', { name: 'Enough for your 7 days?' })).toBeVisible();
    expect(panel.getByText('7 days on skis: the last day is for the way home.')).toBeVisible();
    const bars = panel.getAllByRole('listitem').map((bar) => bar.textContent);
    expect(bars).toEqual(['2 beginners70 km (need 21)', '1 intermediate87 km (needs 70)', '1 expert34 of 49 km']);
    expect(panel.getByRole('img', { name: /Your days: 14 – 21 Feb$/ })).toBeVisible();
  });

  it('asks for a trip where there is none, and measures once one is set', async () => {
    const { user } = renderApp('/resorts/alta-badia');
    const region = within(await screen.findByRole('region', { name: 'Your trip' }));
    expect(region.getByText('Say when, who and from where, and every resort says how it fits.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Enough for/ })).not.toBeInTheDocument();
    await user.click(region.getByRole('button', { name: 'Plan a trip' }));
    const editor = within(await screen.findByRole('dialog', { name: 'Your trip' }));
    await user.click(editor.getByRole('button', { name: 'One expert more' }));
    await setTrip(user);
    // Six days where none are said: 34 of 42 km.
    expect(await region.findByText('Short for the expert: 34 of 42 km')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Enough for 6 days?' })).toBeVisible();
    expect(screen.getByText('No dates are set: 6 days on skis are assumed.')).toBeVisible();
    expect(region.getByRole('button', { name: 'Dates' })).toBeVisible();
  });
});
