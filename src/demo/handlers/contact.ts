import type { HttpHandler } from 'msw';
import { type Call, isEmail, Refusal, type Route, refuseFields, text } from '../respond';

/** Messages from this address are always refused, so that the failure can be seen. */
const FAILING_CONTACT = 'fail@example.com';

/** POST /email/contact. Nothing is sent anywhere. */
export function contactHandlers(route: Route): HttpHandler[] {
  return [route('post', '/email/contact', sendMessage)];
}

function sendMessage(call: Call) {
  const email = text(call, 'email');
  refuseFields({
    ...(text(call, 'name') === '' && { name: 'Name is required' }),
    ...(!isEmail(email) && { email: 'Please enter a valid email address' }),
    ...(text(call, 'inquiryType') === '' && { inquiryType: 'Inquiry type is required' }),
    ...(text(call, 'message') === '' && { message: 'Message is required' }),
  });
  if (email.toLowerCase() === FAILING_CONTACT) throw new Refusal(503, 'The mail service is not available');
  return { success: true };
}
