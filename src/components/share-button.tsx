import { Share2 } from 'lucide-react';
import { Button, type ButtonProps } from '@/components/ui/button';
import { type Shared, share } from '@/lib/share';

export interface ShareButtonProps extends Shared, Pick<ButtonProps, 'size' | 'variant' | 'block' | 'className'> {
  /** Accessible name, which begins with "Share". */
  label?: string;
}

/** Shares a page by the device's share sheet where there is one, else by copying the sentence and the link. */
export function ShareButton({ title, text, url, label = 'Share', ...look }: ShareButtonProps) {
  return (
    <Button aria-label={label} onClick={() => void share({ title, text, url })} {...look}>
      <Share2 aria-hidden />
      <span>Share</span>
    </Button>
  );
}
