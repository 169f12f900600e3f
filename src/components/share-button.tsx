import { Share2 } from 'lucide-react';
import { Button, type ButtonProps } from '@/components/ui/button';
import { SHARED_TEXT_SAID_MAX } from '@/config/constants';
import { messages } from '@/config/messages';
import { notify } from '@/lib/notify';

export interface ShareButtonProps extends Pick<ButtonProps, 'size' | 'variant' | 'block' | 'className'> {
  /** What is shared, for devices that ask for a title: "Alta Badia". */
  title: string;
  /** One useful sentence about it; it is sent, or copied, with the link. */
  text: string;
  /** Path of ours ("/resorts/zermatt?trip=…") or a whole address. */
  url: string;
  /** Accessible name, which begins with "Share". */
  label?: string;
}

/** Whoever closes the device's sheet without sharing has not failed, nor who presses twice. */
const isNoFailure = (error: unknown) =>
  error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError');

interface Shared {
  title: string;
  text: string;
  /** The whole address. */
  url: string;
}

/**
 * Copies the text and the link, and says what was copied, of a long text what it is about. Where the browser refuses, the
 * link is shown, so that it can be copied by hand.
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

/** Passes something on: the device's own sheet where it has one, else a copy of the sentence and the link. */
export function ShareButton({ title, text, url, label = 'Share', ...look }: ShareButtonProps) {
  const share = async () => {
    const address = new URL(url, window.location.origin).href;
    const data = { title, text, url: address };
    if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return copy(data);
    try {
      await navigator.share(data);
    } catch (error) {
      if (!isNoFailure(error)) await copy(data);
    }
  };
  return (
    <Button aria-label={label} onClick={() => void share()} {...look}>
      <Share2 aria-hidden />
      <span>Share</span>
    </Button>
  );
}
