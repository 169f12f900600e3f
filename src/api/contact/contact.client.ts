import { http } from '@/lib/http';
import { assertWriteResponse } from '@/lib/parse-response';

interface ContactMessage {
  name: string;
  email: string;
  inquiryType: string;
  message: string;
}

/** Sends a message to the team. Throws an AppError. */
export async function sendContactMessage({ name, email, inquiryType, message }: ContactMessage): Promise<void> {
  assertWriteResponse(await http.post('/email/contact', { name, email, inquiryType, message }));
}
