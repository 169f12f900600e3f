import { Button } from '@/components/ui/button';
import { messages } from '@/config/messages';
import { notify } from '@/lib/notify';

/** Buttons of Google and Facebook; each announces that it is not available yet. */
export function SocialButtons() {
  return (
    <div className="grid gap-4.5">
      <p className="flex items-center gap-4 text-small text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <Button block onClick={() => notify.failure(messages.auth.googleUnavailable)}>
          Google
        </Button>
        <Button block onClick={() => notify.failure(messages.auth.facebookUnavailable)}>
          Facebook
        </Button>
      </div>
    </div>
  );
}
