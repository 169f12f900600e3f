import { z } from 'zod/mini';
import { safeUrl } from '@/lib/links';
import { seenText } from '@/lib/plain-text';
import { m } from '@/paraglide/messages';

const isPictureAddress = (value: string) => value === '' || (/^https?:/i.test(value) && safeUrl(value) !== null);

/**
 * Username and name are validated by the server; invisible characters count as none. A picture must have an http(s) address.
 * @param savedPicture the server's own address of the present picture, which may stay whatever it is
 */
export const profileFormSchema = (savedPicture: string) =>
  z.object({
    username: z.string().check(z.overwrite(seenText)),
    fullName: z.string().check(z.overwrite(seenText)),
    avatarUrl: z.string().check(
      z.trim(),
      z.refine((address) => address === savedPicture || isPictureAddress(address), m.account_avatar_wrong()),
    ),
  });
