import { Share2 } from 'lucide-react';
import { Button, type ButtonProps } from '@/components/ui/button';
import { SHARED_TEXT_SAID_MAX } from '@/config/constants';
import { notify } from '@/lib/notify';
import { sharedAddress } from '@/lib/site-address';
import { m } from '@/paraglide/messages';

/** Whether a rejected share is not a failure: the share sheet was closed, or the button pressed twice. */
const isDismissal = (error: unknown) =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError');

interface Shared {
  title: string;
  text: string;
  /** Path of the site ("/resorts/zermatt?trip=…") or a URL. */
  url: string;
  /** Replaces the hint shown if the browser refuses to copy. By default the link is shown, to copy by hand. */
  refusedHint?: string;
}

/**
 * Copies the text and the link. The toast shows the text, or a long one's title; if the browser refuses, it shows the
 * link, to copy by hand. Says whether it was copied.
 */
async function copy({ title, text, url: address, refusedHint }: Shared): Promise<boolean> {
  try {
    await navigator.clipboard.writeText([text, address].filter(Boolean).join('\n'));
    notify.success(m.share_copied(), {
      description: text.length > SHARED_TEXT_SAID_MAX ? title : text,
      about: 'share',
    });
    return true;
  } catch {
    notify.failure(refusedHint ? m.share_not_copied() : m.share_refused(), {
      description: refusedHint ?? address,
      about: 'share',
    });
    return false;
  }
}

/**
 * Opens the device's share sheet if there is one, else copies the sentence and the link. Says whether it was copied, so that it
 * still has to be pasted somewhere. Never rejects.
 */
export async function share({ title, text, url, ...hint }: Shared): Promise<boolean> {
  const data = { title, text, url: sharedAddress(url) };
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return copy({ ...data, ...hint });
  try {
    await navigator.share(data);
  } catch (error) {
    if (!isDismissal(error)) return copy({ ...data, ...hint });
  }
  return false;
}

export interface ShareButtonProps
  extends Omit<Shared, 'refusedHint'>,
    Pick<ButtonProps, 'size' | 'variant' | 'block' | 'className'> {
  /** Accessible name, which has to begin with "Share". */
  label: string;
}

/** Button that shares a page, see `share`. */
export function ShareButton({ title, text, url, label, ...look }: ShareButtonProps) {
  return (
    <Button aria-label={label} onClick={() => void share({ title, text, url })} {...look}>
      <Share2 aria-hidden />
      <span>{m.action_share()}</span>
    </Button>
  );
}
