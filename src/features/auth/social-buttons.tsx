import { Button } from '@/components/ui/button';
import { notify } from '@/lib/notify';
import { m } from '@/paraglide/messages';

/** Buttons for Google and Facebook; both announce that they are not available yet. */
export function SocialButtons() {
  return (
    <div className="grid gap-4.5">
      <p className="flex items-center gap-4 text-small text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {m.auth_or()}
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <Button block onClick={() => notify.failure(m.auth_google_unavailable())}>
          Google
        </Button>
        <Button block onClick={() => notify.failure(m.auth_facebook_unavailable())}>
          Facebook
        </Button>
      </div>
    </div>
  );
}
