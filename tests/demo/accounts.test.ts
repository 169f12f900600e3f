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
});

describe('the profile', () => {
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
});
