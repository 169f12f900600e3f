import { useQuery } from '@tanstack/react-query';
import { authQueries } from '@/api/auth/auth.queries';
import type { User } from '@/api/auth/user.schema';
import { LoadError } from '@/components/load-error';
import { Spinner } from '@/components/ui/spinner';
import { useAnnounceFailure } from '@/lib/announce-failure';
import { leavingFocusOnHeading } from '@/lib/focus-heading';
import { m } from '@/paraglide/messages';
import { ProfileForm } from './profile-form';

/** The profile of a registered person: loading, failed, or the form. */
export function ProfileEditor({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(authQueries.profile(user.id));
  useAnnounceFailure(error, { failure: m.profile_fetch_failed(), isShownInline: data === undefined });
  if (data) return <ProfileForm key={user.id} user={user} profile={data} />;
  if (!error) return <Spinner label={m.account_profile_loading()} className="my-12 text-[1.5rem]" />;
  return (
    <LoadError
      title={m.profile_fetch_failed()}
      message={error.message}
      actions={[{ label: m.action_try_again(), onClick: leavingFocusOnHeading(refetch) }]}
      className="max-w-120"
    />
  );
}
