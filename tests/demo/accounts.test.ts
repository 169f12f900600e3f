// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { demoApi } from './demo-api';

const mia = { full_name: 'Mia Koch', email: 'mia@example.com', password: 'long enough' };

describe('signing in and up', () => {
  it('lets the demo account in, and nobody with a wrong password', async () => {
    const { call } = demoApi();
    const right = await call('POST', '/auth/signin', { email: 'LENA@example.com', password: 'snowline-demo' });
    expect(right).toMatchObject({ status: 200, body: { user: { full_name: 'Lena Meier', user_type: 'registered' } } });
    expect(JSON.stringify(right.body)).not.toContain('password');
    expect(await call('POST', '/auth/signin', { email: 'lena@example.com', password: 'wrong' })).toEqual({
      status: 401,
      body: { message: 'Invalid email or password' },
    });
    expect(await call('POST', '/auth/signin', {})).toMatchObject({
      status: 400,
      body: { fieldErrors: { email: expect.any(String), password: expect.any(String) } },
    });
  });

  it('makes an account that can sign in at once', async () => {
    const { call } = demoApi();
    expect(await call('POST', '/auth/signup', mia)).toMatchObject({ status: 201, body: { success: true } });
    const { body } = await call<{ token: string }>('POST', '/auth/signin', mia);
    expect(await call('GET', '/auth/profile', undefined, body.token)).toMatchObject({
      body: { user: { full_name: 'Mia Koch', email: 'mia@example.com' } },
    });
  });

  it('names the fields it refuses: bad or taken address, short password', async () => {
    const { call } = demoApi();
    const bad = await call('POST', '/auth/signup', { full_name: '', email: 'mia', password: 'short' });
    expect(bad).toMatchObject({
      status: 400,
      body: { fieldErrors: { full_name: expect.any(String), email: expect.any(String), password: expect.any(String) } },
    });
    const taken = await call('POST', '/auth/signup', { ...mia, email: 'Lena@Example.com' });
    expect(taken.body).toMatchObject({ fieldErrors: { email: 'An account with this email already exists' } });
  });

  it('leaves the favorites of a guest with the guest, who starts afresh after signing up', async () => {
    const { call, beGuest } = demoApi();
    const guest = await beGuest();
    await call('POST', '/favorites', { resort_id: 'vail' }, guest);
    await call('POST', '/auth/signup', mia, guest);
    const { body } = await call<{ token: string }>('POST', '/auth/signin', mia);
    expect(await call('GET', '/favorites', undefined, body.token)).toMatchObject({ body: { favorites: [] } });
    expect(await call('GET', '/favorites', undefined, guest)).toMatchObject({
      body: { favorites: [{ resort_id: 'vail' }] },
    });
  });

  it('ends a session on sign-out', async () => {
    const { call, get, signIn } = demoApi();
    const token = await signIn();
    expect((await get('/auth/profile', token)).status).toBe(200);
    await call('POST', '/auth/signout', undefined, token);
    expect(await get('/auth/profile', token)).toEqual({ status: 401, body: { message: 'Please log in to continue.' } });
  });
});

describe('the profile', () => {
  it('keeps what a member changes', async () => {
    const { call, get, signIn } = demoApi();
    const token = await signIn();
    const change = { username: 'lena.m', full_name: 'Lena M.', avatar_url: 'https://example.com/lena.png' };
    expect((await call('PUT', '/auth/profile', change, token)).status).toBe(200);
    expect(await get('/auth/profile', token)).toMatchObject({ body: { user: change } });
  });

  it('refuses a bad username, a taken one and a bad picture address', async () => {
    const { call, signIn } = demoApi();
    const token = await signIn();
    expect(await call('PUT', '/auth/profile', { username: 'a b', avatar_url: 'javascript:x' }, token)).toMatchObject({
      status: 400,
      body: { fieldErrors: { username: expect.any(String), avatar_url: expect.any(String) } },
    });
    await call('POST', '/auth/signup', mia);
    const other = (await call<{ token: string }>('POST', '/auth/signin', mia)).body.token;
    expect(await call('PUT', '/auth/profile', { username: 'Lena' }, other)).toMatchObject({
      body: { fieldErrors: { username: 'This username is taken' } },
    });
  });

  it('is not for guests or strangers to change', async () => {
    const { call, beGuest } = demoApi();
    expect((await call('PUT', '/auth/profile', { full_name: 'X' }, await beGuest())).status).toBe(403);
    expect((await call('PUT', '/auth/profile', { full_name: 'X' }, 'no-such-token')).status).toBe(401);
  });
});

describe('the account menu', () => {
  it('offers members their pages, and everyone else a way in', async () => {
    const { get, signIn, beGuest } = demoApi();
    expect((await get('/auth/menu', await signIn())).body).toMatchObject({
      userType: 'registered',
      menuItems: [{ href: '/profile' }, { href: '/favorites' }, { href: '/reviews' }, {}, { action: 'logout' }],
    });
    expect((await get('/auth/menu', await beGuest())).body).toMatchObject({ userType: 'guest', menuType: 'account' });
    expect((await get('/auth/menu')).body).toMatchObject({
      userType: 'anonymous',
      user: null,
      menuItems: [{ href: '/login' }, { href: '/signup' }],
      benefits: [{}, {}, {}],
      socialProof: { message: 'Join 15,000+ skiers' },
    });
  });

  it('takes conversion events from anyone', async () => {
    const { call, get, store } = demoApi();
    expect((await get('/auth/conversion-prompts')).body).toMatchObject({ prompts: [{ id: 'guest-favorites-limit' }] });
    await call('POST', '/auth/conversion-track', { event: 'shown', trigger: 'favorite_limit', promptId: 'x' });
    expect(store.events).toEqual([{ event: 'shown', trigger: 'favorite_limit', promptId: 'x' }]);
  });
});

describe('the contact form', () => {
  const message = { name: 'Mia', email: 'mia@example.com', inquiryType: 'General Feedback', message: 'Hello' };

  it('accepts a message, names empty fields, and fails for the known address', async () => {
    const { call } = demoApi();
    expect(await call('POST', '/email/contact', message)).toEqual({ status: 200, body: { success: true } });
    expect(await call('POST', '/email/contact', { ...message, name: ' ' })).toMatchObject({
      status: 400,
      body: { fieldErrors: { name: 'Name is required' } },
    });
    expect((await call('POST', '/email/contact', { ...message, email: 'fail@example.com' })).status).toBe(503);
  });
});
