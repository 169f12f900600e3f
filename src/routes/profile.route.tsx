import { PageHead } from '@/components/page-head';
import { GuestInvitation } from '@/features/account/guest-invitation';
import { ProfileEditor } from '@/features/account/profile-editor';
import { cn } from '@/lib/class-names';
import { useAuth } from '@/session/auth-context';
import { permissionsOf } from '@/session/permissions';

/** Who one is to others: username, name, picture. Guests are invited to create an account. */
export function Component() {
  const { user } = useAuth();
  const member = user && permissionsOf(user).personalPages === 'page' ? user : null;
  return (
    <section className="wrap py-[clamp(1.75rem,4vw,3.25rem)] pb-24">
      <PageHead title="Profile" isUnlisted />
      <div className={cn(member && 'grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[5fr_7fr] lg:gap-16')}>
        <div className="mb-7">
          <h1>Profile</h1>
          {member && <p className="mt-4 text-lead text-ink-2">Your name and picture stand beside your reviews.</p>}
        </div>
        {member ? (
          <ProfileEditor user={member} />
        ) : (
          <GuestInvitation
            title="A profile comes with an account"
            text="You are using a guest account. Sign up to have a username, a picture, and your name beside your reviews."
          />
        )}
      </div>
    </section>
  );
}
