import { PageHead } from '@/components/page-head';
import { GuestInvitation } from '@/features/account/guest-invitation';
import { ProfileEditor } from '@/features/account/profile-editor';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import { useAuth } from '@/session/auth-context';

/** The user's public profile: username, name, picture. Guests are invited to create an account. */
export function Component() {
  const { user } = useAuth();
  const member = user?.userType === 'registered' ? user : null;
  return (
    <section className="wrap py-[clamp(1.75rem,4vw,3.25rem)] pb-24">
      <PageHead title={m.page_profile()} isUnlisted />
      <div className={cn(member && 'grid grid-cols-1 lg:grid-cols-[5fr_7fr] lg:gap-16')}>
        <div className="mb-7">
          <h1>{m.page_profile()}</h1>
          {member && <p className="mt-4 text-lead text-ink-2">{m.routes_profile_text()}</p>}
        </div>
        {member ? (
          <ProfileEditor user={member} />
        ) : (
          <GuestInvitation title={m.routes_profile_invites()} text={m.routes_profile_invites_text()} />
        )}
      </div>
    </section>
  );
}
