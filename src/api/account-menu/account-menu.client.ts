import type { Fetched } from '@/lib/fetched';
import { http } from '@/lib/http';
import { parseFetched } from '@/lib/parse-response';
import { type AccountMenu, accountMenuSchema } from './account-menu.schema';

/** The account menu of the current person or visitor. Throws an AppError. */
export async function getAccountMenu(isVisitor: boolean, signal?: AbortSignal): Promise<Fetched<AccountMenu>> {
  // A visitor has no session that a 401 could end; the built-in menu is shown instead.
  const fetched = await http.get('/auth/menu', { signal, keepsSessionOn401: isVisitor });
  return parseFetched(accountMenuSchema, fetched);
}
