import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { drafts } from '../support/drafts';
import { renderApp } from '../support/render-app';
import { serveResorts } from '../support/resort-list';
import { choose } from '../support/round-page';
import { server } from '../support/server';

// Pages load lazily; having it here keeps the first test from paying for it.
import '@/routes/together.route';

beforeEach(() => setUnitSystem('metric'));
// The page requests the whole catalogue.
beforeEach(() => serveResorts(3));

const TRIP = '2027-02-14..2027-02-21_b2i1a1_ZRH';
const sharedAddress = async () => {
  await screen.findByText('Text and link copied');
  return new URL((await navigator.clipboard.readText()).split('\n').at(-1) ?? '');
};

describe('A new round', () => {
  it('asks about the resorts, takes a name, and is shared as a link that holds the answer', async () => {
    const { user, router } = renderApp(`/together#new=zermatt,livigno&trip=${TRIP}`);
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Week in February');
    await choose(user, 'Zermatt', 'Yes');
    await choose(user, 'Livigno', 'Maybe');
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ben');
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'I can drive four.');
    await user.click(screen.getByRole('button', { name: 'Send my answer' }));
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Zermatt: 1\u00a0yes, nobody against.' }),
    ).toBeVisible();
    // What was pressed is gone: reading goes on at the top of the board.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Week in February' })).toHaveFocus());
    expect(screen.getByText('I can drive four.')).toBeVisible();
    const { pathname, search, hash } = await sharedAddress();
    expect(await navigator.clipboard.readText()).toMatch(/^Week in February – yes, maybe or no\?\n/);
    expect({ pathname, search }).toEqual({ pathname: '/together', search: '' });
    await waitFor(() => expect(router.state.location.hash).toBe(hash));
  });

  it('may be asked, with a note that is shown, before one has answered oneself', async () => {
    const { user } = renderApp('/together#new=zermatt,livigno');
    await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ben');
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'By train, please');
    await user.click(screen.getByRole('button', { name: 'Send the question' }));
    await sharedAddress();
    expect(await navigator.clipboard.readText()).toMatch(/^Which resort\? Say yes, maybe or no:\n/);
    expect(await screen.findByRole('heading', { name: 'Nobody has answered yet.' })).toBeVisible();
    expect(screen.getByText('has not answered yet')).toBeVisible();
    expect(screen.getByText('By train, please')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Answer' }));
    expect(await screen.findByRole('textbox', { name: 'Your name' })).toHaveValue('Ben');
  });

  it('counts a note as it is sent, on one line', async () => {
    const { user } = renderApp('/together#new=zermatt,livigno');
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'By train{Enter}{Enter}please ');
    expect(screen.getByText(/^15 \/ \d+$/)).toBeVisible();
  });

  it('is not left by a double click that sends it: the second half meets what the board has put there', async () => {
    const { user, router } = renderApp('/together#new=zermatt,livigno');
    await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ben');
    fireEvent.click(screen.getByRole('button', { name: 'Send the question' }), { detail: 1 });
    await screen.findByRole('heading', { name: 'Nobody has answered yet.' });
    const link = await screen.findByRole('link', { name: 'Zermatt' });
    fireEvent.click(link, { detail: 2 });
    expect(router.state.navigation.state).toBe('idle');
    expect(router.state.location.pathname).toBe('/together');
    fireEvent.click(link, { detail: 1 });
    await waitFor(() => expect(router.state.location.pathname).toBe('/resorts/zermatt'));
  });

  it('says what is missing, and keeps what was written over a reload', async () => {
    const { user, unmount } = renderApp('/together#new=zermatt,livigno');
    await choose(user, 'Zermatt', 'No');
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Not again');
    await user.click(screen.getByRole('button', { name: 'Send my answer' }));
    expect(await screen.findByText('Please enter your name')).toBeVisible();
    unmount();
    renderApp('/together#new=zermatt,livigno');
    expect(await screen.findByDisplayValue('Not again')).toBeVisible();
    const group = within(await screen.findByRole('radiogroup', { name: 'Zermatt' }));
    expect(group.getByRole('radio', { name: 'No' })).toBeChecked();
  });

  it('says that resorts could not be loaded, not that there are none', async () => {
    server.use(http.get('*/api/resorts/:id', () => new HttpResponse(null, { status: 503 })));
    renderApp('/together#new=zermatt,livigno');
    expect(within(await screen.findByRole('alert')).getByText('Error fetching resorts')).toBeVisible();
    expect(screen.queryByText(/There is no resort/)).not.toBeInTheDocument();
    expect(screen.getByRole('radiogroup', { name: 'zermatt' })).toBeVisible();
  });

  it('says of each resort how far it is, where the trip starts somewhere', async () => {
    renderApp(`/together#new=zermatt,livigno&trip=${TRIP}`);
    expect(await screen.findByText(/^Switzerland · \d+ km from Zürich, straight line$/)).toBeVisible();
    expect(await screen.findByText(/^Italy · \d+ km from Zürich, straight line$/)).toBeVisible();
  });

  it('marks a length of a linked area, and a price in another currency than that of the country', async () => {
    renderApp(`/together#new=verbier,livigno`);
    const verbier = within((await screen.findByRole('radiogroup', { name: 'Verbier' })).closest('li') as HTMLElement);
    await verbier.findByText('linked area');
    expect(verbier.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
      '1,500 – 3,330 m',
      '412 km linked area',
      'EUR 66 as reported',
    ]);
    const livigno = within(screen.getByRole('radiogroup', { name: 'Livigno' }).closest('li') as HTMLElement);
    expect(livigno.queryByText(/as reported|linked area/)).not.toBeInTheDocument();
  });

  it('names each resort by its id until it has loaded', async () => {
    server.use(http.get('*/api/resorts/:id', () => delay('infinite')));
    renderApp('/together#new=zermatt,livigno');
    expect(await screen.findByRole('heading', { name: 'zermatt' })).toBeInTheDocument();
    expect(screen.getByRole('radiogroup', { name: 'zermatt' })).toBeVisible();
  });

  it('says nothing of fit, cost or distance without a trip', async () => {
    renderApp('/together#new=zermatt,livigno');
    expect(await screen.findByText('Switzerland')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Where would you go?' })).toBeInTheDocument();
    expect(screen.queryByText(/Enough|Short|to ski|Zürich/)).not.toBeInTheDocument();
  });

  it('names resorts that do not exist, which can be left out', async () => {
    const { user } = renderApp('/together#new=zermatt,livigno,constructor');
    expect(await screen.findByText('/resorts/constructor')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave out constructor' }));
    // No other can be left out.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.queryByText('/resorts/constructor')).not.toBeInTheDocument();
    expect(screen.getAllByRole('radiogroup')).toHaveLength(2);
  });

  it('keeps what is typed where a resort is left out, also over an older draft of the others', async () => {
    const earlier = renderApp('/together#new=zermatt,livigno');
    await earlier.user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Of another day');
    earlier.unmount();
    const { user, unmount } = renderApp('/together#new=zermatt,livigno,verbier');
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'I can drive four.');
    await user.click(await screen.findByRole('button', { name: 'Leave out Verbier' }));
    expect(await screen.findAllByRole('radiogroup')).toHaveLength(2);
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('I can drive four.');
    await user.type(screen.getByRole('textbox', { name: 'Note' }), ' Or five.');
    unmount();
    // The address still asks about all three.
    const again = renderApp('/together#new=zermatt,livigno,verbier');
    expect(await screen.findByDisplayValue('I can drive four. Or five.')).toBeVisible();
    await again.user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ben');
    await again.user.click(await screen.findByRole('button', { name: 'Leave out Verbier' }));
    await again.user.click(screen.getByRole('button', { name: 'Send the question' }));
    await waitFor(() => expect(localStorage.getItem('drafts')).not.toContain('Or five.'));
    // The older one is of another question.
    expect(localStorage.getItem('drafts')).toContain('Of another day');
  });

  it('stays without the resorts that were left out when the page is loaded again', async () => {
    const { user, router, unmount } = renderApp('/together#new=zermatt,livigno,verbier,vail');
    await user.click(await screen.findByRole('button', { name: 'Leave out Verbier' }));
    await user.click(await screen.findByRole('button', { name: 'Leave out Vail' }));
    await waitFor(() => expect(router.state.location.state).not.toBeNull());
    const { location } = router.state;
    unmount();
    renderApp(location);
    await screen.findByRole('radiogroup', { name: 'Zermatt' });
    expect(screen.getAllByRole('radiogroup')).toHaveLength(2);
  });

  it('leaves no draft behind once it is empty again', async () => {
    const { user } = renderApp('/together#new=zermatt,livigno');
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await user.type(note, 'Or');
    await waitFor(() => expect(localStorage.getItem('drafts')).toContain('Or'));
    await user.clear(note);
    await waitFor(() => expect(drafts()).toBe(''));
  });

  it('leaves out an id or a trip that no link of a round may hold', async () => {
    const { user } = renderApp(`/together#new=zermatt,livigno,${'x'.repeat(101)}&trip=${'x'.repeat(201)}`);
    expect(await screen.findAllByRole('radiogroup')).toHaveLength(2);
    await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ben');
    await user.click(screen.getByRole('button', { name: 'Send the question' }));
    expect(await screen.findByRole('heading', { name: 'Nobody has answered yet.' })).toBeVisible();
  });

  it('needs two resorts', async () => {
    renderApp('/together#new=zermatt');
    expect(await screen.findByText(/A round needs two resorts/)).toBeVisible();
  });
});
