import type { HttpHandler } from 'msw';
import { type Call, isEmail, type Route, refusal, refuseFields, text } from '../respond';

/** Messages from this address are always refused, so that the failure can be seen. */
const FAILING_CONTACT = 'fail@example.com';

/** POST /email/contact. Nothing is sent anywhere. */
export function contactHandlers(route: Route): HttpHandler[] {
  return [route('post', '/email/contact', sendMessage)];
}

function sendMessage(call: Call) {
  const email = text(call, 'email');
  refuseFields({
    name: text(call, 'name') === '' && 'Name is required',
    email: !isEmail(email) && 'Please enter a valid email address',
    inquiryType: text(call, 'inquiryType') === '' && 'Inquiry type is required',
    message: text(call, 'message') === '' && 'Message is required',
  });
  if (email.toLowerCase() === FAILING_CONTACT) throw refusal(503, 'The mail service is not available');
  return { success: true };
}
