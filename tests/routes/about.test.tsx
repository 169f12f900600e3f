// spec: 1.1, 2.15, 4.14, 5.7, 8.10

import { existsSync } from 'node:fs';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { setTheme } from '@/lib/theme';
import { setUnitSystem } from '@/lib/units';
import { email, fillIn, form, inquiry, message, name, QUESTION, SENT, send } from '../support/contact-form';
import { deferResponse } from '../support/deferred-response';
import { drafts } from '../support/drafts';
import { renderApp } from '../support/render-app';
import { server } from '../support/server';

const FAILED = 'Failed to send message. Please try again later.';

/** Bodies that reached the API. */
function listen() {
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/email/contact', async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
  return bodies;
}

describe('about', () => {
  it('says how to read the drawn mountains, in the visitor’s units', async () => {
    setUnitSystem('imperial');
    renderApp('/about');
    const legend = within(await screen.findByRole('region', { name: 'How to read the mountain' }));
    expect(legend.getByText(/^How high the peak stands/)).toHaveTextContent('from sea level to 13,123 ft');
    expect(legend.getAllByRole('figure')).toHaveLength(2);
  });

  it('says how resorts are analysed, what people do, and whose figures these are', async () => {
    renderApp('/about');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('AI agents read the mountain');
    expect(screen.getByRole('heading', { name: 'How a resort is read' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What people do' })).toBeVisible();
    expect(screen.getByText(/Snowline’s own figures/)).toBeVisible();
    expect(screen.getByText('95%+')).toBeVisible();
  });
});

describe('what the message is about', () => {
  it('is resort recommendations unless the visitor says otherwise', async () => {
    const { user } = renderApp('/about');
    await name();
    expect(inquiry()).toHaveTextContent('Resort Recommendations');
    await user.click(inquiry());
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Resort Recommendations',
      'AI Methodology Questions',
      'Technical Issues',
      'Partnership Inquiries',
      'General Feedback',
    ]);
  });

  it('can be chosen by the address, which also leads to the form', async () => {
    renderApp('/about?inquiry=Technical%20Issues#contact');
    await name();
    expect(inquiry()).toHaveTextContent('Technical Issues');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Write to us' })).toHaveFocus());
  });

  it('is not what the address says when that is unknown', async () => {
    renderApp('/about?inquiry=Complaints');
    await name();
    expect(inquiry()).toHaveTextContent('Resort Recommendations');
  });
});

describe('sending a message', () => {
  it('wants name, address and message, and says so under each', async () => {
    const bodies = listen();
    const { user } = renderApp('/about');
    await name();
    await user.click(send());
    expect(await name()).toHaveAccessibleDescription('Please enter your name');
    expect(email()).toHaveAccessibleDescription('Please enter your email address');
    expect(message()).toHaveAccessibleDescription('Please enter a message');
    expect(await name()).toHaveFocus();
    await user.type(email(), 'ida@example');
    expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
    expect(bodies).toEqual([]);
  });

  it('sends it once, says so, empties the form, and keeps no draft', async () => {
    const request = deferResponse('post', '/email/contact');
    const { user } = renderApp('/about?inquiry=General%20Feedback');
    await fillIn(user);
    await waitFor(() => expect(drafts()).toContain('Ida Berg'));
    await user.dblClick(send());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toBeVisible();
    request.release();
    expect(await form().findByText(SENT)).toBeVisible();
    expect(request.count()).toBe(1);
    await waitFor(async () => expect(await name()).toHaveValue(''));
    expect(message()).toHaveValue('');
    expect(inquiry()).toHaveTextContent('Resort Recommendations');
    expect(drafts()).toBe('');
  });

  it('is thanked for until another one is begun, even if that is deleted again', async () => {
    listen();
    const { user } = renderApp('/about');
    await fillIn(user);
    await user.click(send());
    expect(await form().findByText(SENT)).toBeVisible();
    await user.type(message(), 'A');
    await user.clear(message());
    expect(form().queryByText(SENT)).not.toBeInTheDocument();
  });

  it('is thanked for on the page and by a toast, of which one is announced', async () => {
    listen();
    const { user } = renderApp('/about');
    await fillIn(user);
    await user.click(send());
    await waitFor(() => expect(screen.getAllByText(SENT)).toHaveLength(2));
    const announced = screen.getAllByRole('status').filter(({ textContent }) => textContent?.includes(SENT));
    expect(announced).toHaveLength(1);
  });

  it('sends what was typed, without the blanks around it', async () => {
    const bodies = listen();
    const { user } = renderApp('/about');
    await fillIn(user);
    await user.type(await name(), '  ');
    await user.click(send());
    await form().findByText(SENT);
    expect(bodies).toEqual([
      {
        name: 'Ida Berg',
        email: 'ida@example.com',
        inquiryType: 'Resort Recommendations',
        message: QUESTION,
      },
    ]);
  });

  it('keeps every word when it fails, says so, and can be tried again', async () => {
    const { user } = renderApp('/about');
    await fillIn(user, 'fail@example.com');
    await user.click(send());
    expect(await form().findByRole('alert')).toHaveTextContent(FAILED);
    expect(await name()).toHaveValue('Ida Berg');
    expect(message()).toHaveValue(QUESTION);

    await user.clear(email());
    await user.type(email(), 'ida@example.com');
    await user.click(send());
    expect(await form().findByText(SENT)).toBeVisible();
    await waitFor(() => expect(form().queryByRole('alert')).not.toBeInTheDocument());
  });
});

it.each([{ success: false, error: 'No mail server' }, { error: { message: 'No mail server' } }])(
  'keeps every word of a message when the server says in a 200 that it was not sent: %j',
  async (body) => {
    server.use(http.post('*/api/email/contact', () => HttpResponse.json(body)));
    const { user } = renderApp('/about');
    await fillIn(user);
    await user.click(send());
    expect(await form().findByText('No mail server')).toBeVisible();
    expect(message()).toHaveValue(QUESTION);
  },
);

it('has a picture of its own, dusky in the dark theme', async () => {
  const { container } = renderApp('/about');
  await screen.findByRole('heading', { level: 1 });
  const picture = () => container.querySelector('main picture img')?.getAttribute('src') ?? '';
  const light = picture();
  act(() => setTheme('dark'));
  const dark = picture();
  act(() => setTheme('system'));
  expect(picture()).toBe(light);
  expect(dark).not.toBe(light);
  for (const address of [light, dark]) expect(existsSync(`public${address}`)).toBe(true);
});
