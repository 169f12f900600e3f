import { Share2 } from 'lucide-react';
import { Button, type ButtonProps } from '@/components/ui/button';
import { SHARED_TEXT_SAID_MAX } from '@/config/constants';
import { messages } from '@/config/messages';
import { notify } from '@/lib/notify';

export interface ShareButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'block' | 'className'> {
  /** Title for the share sheet: "Alta Badia". */
  title: string;
  /** One sentence that is sent, or copied, with the link. */
  text: string;
  /** Path of the site ("/resorts/zermatt?trip=…") or an address. */
  url: string;
  /** Accessible name, which begins with "Share". */
  label?: string;
}

/** Whether a rejected share is no failure: the share sheet was closed, or the button pressed twice. */
const isDismissal = (error: unknown) =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError');

interface Shared {
  title: string;
  text: string;
  /** The whole address. */
  url: string;
}

/**
 * Copies the text and the link. The toast shows the text, or the title of a long one; where the browser refuses, it shows
 * the link, to be copied by hand.
 */
async function copy({ title, text, url: address }: Shared): Promise<void> {
  try {
    await navigator.clipboard.writeText([text, address].filter(Boolean).join('\n'));
    notify.success(messages.share.copied, {
      description: text.length > SHARED_TEXT_SAID_MAX ? title : text,
      about: 'share',
    });
  } catch {
    notify.failure(messages.share.refused, { description: address, about: 'share' });
  }
}

/** Shares a page by the device's share sheet where there is one, else by copying the sentence and the link. */
export function ShareButton({ title, text, url, label = 'Share', ...look }: ShareButtonProps) {
  const share = async () => {
    const address = new URL(url, window.location.origin).href;
    const data = { title, text, url: address };
    if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return copy(data);
    try {
      await navigator.share(data);
    } catch (error) {
      if (!isDismissal(error)) await copy(data);
    }
  };
  return (
    <Button aria-label={label} onClick={() => void share()} {...look}>
      <Share2 aria-hidden />
      <span>Share</span>
    </Button>
  );
}
