import type { HttpHandler } from 'msw';
import { type Call, type FieldError, member, type Route, refuseFields, signedIn, text } from '../respond';
import type { Account } from '../tables';
import { wireUser } from './users';

const NAME_MAX = 80;

/** GET and PUT /auth/profile. */
export function profileHandlers(route: Route): HttpHandler[] {
  return [
    route('get', '/auth/profile', (call) => ({ user: wireUser(signedIn(call)) })),
    route('put', '/auth/profile', updateProfile),
  ];
}

/** Fields that are not sent stay as they are; an empty username or picture address removes it. */
function updateProfile(call: Call) {
  const account = member(call, 'Guests have no profile. Sign up to create one.');
  const sent = (field: string, old: string | null) => (field in call.body ? text(call, field) : (old ?? ''));
  const fullName = sent('full_name', account.full_name);
  const username = sent('username', account.username);
  const avatarUrl = sent('avatar_url', account.avatar_url);
  refuseFields({
    full_name: nameError(fullName),
    username: usernameError(call, account, username),
    avatar_url: avatarError(avatarUrl),
  });
  const saved = { ...account, full_name: fullName, username: username || null, avatar_url: avatarUrl || null };
  call.store.saveAccount(saved);
  return { user: wireUser(saved) };
}

function nameError(fullName: string): FieldError {
  if (fullName === '') return 'Full name is required';
  return fullName.length > NAME_MAX && `Full name cannot exceed ${NAME_MAX} characters`;
}

function usernameError(call: Call, account: Account, username: string): FieldError {
  if (username === '') return false;
  if (!/^[\p{L}\p{N}._-]{3,30}$/u.test(username)) {
    return 'Username must be 3 to 30 letters, digits, dots, dashes or underscores';
  }
  const owner = call.store.accountByUsername(username);
  return owner !== null && owner.id !== account.id && 'This username is taken';
}

function avatarError(avatarUrl: string): FieldError {
  const isFit = avatarUrl === '' || /^https?:\/\/\S+$/.test(avatarUrl);
  return !isFit && 'Avatar URL must start with http:// or https://';
}
