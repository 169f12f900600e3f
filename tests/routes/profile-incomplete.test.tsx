import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { demoAccount } from '@/demo/seed/users';
import { renderAsMember } from '../support/render-app';
import { server, store } from '../support/server';

const username = () => screen.findByLabelText('Username');
const fullName = () => screen.getByLabelText('Full Name');
const avatarUrl = () => screen.getByLabelText('Avatar URL');

/** Opens the profile where the API sends these fields of it only, and collects what is sent back. */
function openWith(fields: Record<string, string | null>) {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/auth/profile', () => HttpResponse.json({ user: fields })),
    http.put('*/api/auth/profile', async ({ request }) => {
      sent.push(await request.clone().json());
    }),
  );
  return { ...renderAsMember('/profile'), sent };
}

describe('a profile whose response leaves out', () => {
  it('the username can be changed without losing it, also a second time', async () => {
    const { user, sent } = openWith({ full_name: 'Lena Meier', avatar_url: null });
    expect(await username()).toHaveValue('');
    await user.type(fullName(), ' Oberhuber{Enter}');
    await waitFor(() => expect(sent).toEqual([{ full_name: 'Lena Meier Oberhuber', avatar_url: '' }]));
    await screen.findByText('Profile updated successfully');
    server.use(http.get('*/api/auth/profile', () => HttpResponse.error()));
    await user.type(avatarUrl(), 'https://pictures.example/lena.jpg{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).not.toHaveProperty('username');
    expect(store.account(demoAccount.id)).toMatchObject({ username: 'lena' });
  });

  it('the username can be given one', async () => {
    const { user, sent } = openWith({ full_name: 'Lena Meier', avatar_url: null });
    await user.type(await username(), 'lena-meier{Enter}');
    await waitFor(() => expect(sent).toMatchObject([{ username: 'lena-meier', full_name: 'Lena Meier' }]));
  });

  it('the name shows the one that the page knows, and keeps it', async () => {
    const { user, sent } = openWith({ username: 'lena' });
    await user.type(await username(), '-meier{Enter}');
    expect(fullName()).toHaveValue('Lena Meier');
    await waitFor(() => expect(sent).toMatchObject([{ username: 'lena-meier', full_name: 'Lena Meier' }]));
  });

  it('nothing can be emptied', async () => {
    const { user, sent } = openWith({ username: 'lena', full_name: 'Lena Meier', avatar_url: '' });
    await user.clear(await username());
    await user.type(fullName(), '{Enter}');
    await waitFor(() => expect(sent).toEqual([{ username: '', full_name: 'Lena Meier', avatar_url: '' }]));
  });
});
