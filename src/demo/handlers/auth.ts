import { type HttpHandler, HttpResponse } from 'msw';
import { PASSWORD_MIN } from '@/config/constants';
import { disguisePassword, newId } from '../identity';
import { type Call, type FieldError, isEmail, type Route, refusal, refuseFields, text } from '../respond';
import type { Account } from '../tables';
import { addFavorite } from './favorites';
import { profileHandlers } from './profile';
import { findResort } from './resorts';
import { createGuest, wireUser } from './users';

/** Sign in, up and out, guests, and the profile. */
export function authHandlers(route: Route): HttpHandler[] {
  return [
    route('post', '/auth/signin', signIn),
    route('post', '/auth/signup', signUp),
    route('post', '/auth/signout', (call) => {
      if (call.token) call.store.closeSession(call.token);
      return { success: true };
    }),
    route('post', '/auth/guest', (call) => {
      const { account, token } = createGuest(call.store);
      return HttpResponse.json({ user: wireUser(account), token }, { status: 201 });
    }),
    route('post', '/auth/guest/with-favorite', (call) => {
      const resortId = text(call, 'resort_id');
      // An unknown resort makes nobody a guest.
      findResort(call.store, resortId);
      const { account, token } = createGuest(call.store);
      const { favorite } = addFavorite(call, account, resortId);
      return HttpResponse.json({ user: wireUser(account), token, favorite }, { status: 201 });
    }),
    ...profileHandlers(route),
  ];
}

function signIn(call: Call) {
  const email = text(call, 'email');
  const password = passwordOf(call);
  refuseFields({
    email: email === '' && 'Email is required',
    password: password === '' && 'Password is required',
  });
  const account = call.store.accountByEmail(email);
  if (!account || account.password !== disguisePassword(password, account.id)) {
    throw refusal(401, 'Invalid email or password');
  }
  return { user: wireUser(account), token: call.store.openSession(account.id) };
}

/** Creates an account, which can sign in at once. A guest's favorites stay with the guest: the contract moves nothing. */
function signUp(call: Call) {
  const email = text(call, 'email');
  const fullName = text(call, 'full_name');
  const password = passwordOf(call);
  refuseFields({
    full_name: fullName === '' && 'Full name is required',
    email: emailError(call, email),
    password: password.length < PASSWORD_MIN && `Password must be at least ${PASSWORD_MIN} characters long`,
  });
  const id = newId('member');
  const account: Account = {
    id,
    user_type: 'registered',
    email,
    full_name: fullName,
    username: null,
    avatar_url: null,
    password: disguisePassword(password, id),
  };
  call.store.saveAccount(account);
  return HttpResponse.json({ success: true, message: 'Account created', user: wireUser(account) }, { status: 201 });
}

function emailError(call: Call, email: string): FieldError {
  if (!isEmail(email)) return 'Please enter a valid email address';
  return call.store.accountByEmail(email) !== null && 'An account with this email already exists';
}

/** Passwords are taken as typed, including leading and trailing blanks. */
function passwordOf(call: Call): string {
  return typeof call.body.password === 'string' ? call.body.password : '';
}
