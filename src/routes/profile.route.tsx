import { PageHead } from '@/components/page-head';
import { GuestInvitation } from '@/features/account/guest-invitation';
import { ProfileEditor } from '@/features/account/profile-editor';
import { useAuth } from '@/session/auth-context';
import { permissionsOf } from '@/session/permissions';

/** Who one is to others: username, name, picture. Guests are invited to create an account. */
export function Component() {
  const { user } = useAuth();
  return (
    <section className="wrap py-[clamp(1.75rem,4vw,3.25rem)] pb-24">
      <PageHead title="Profile" isUnlisted />
      <h1 className="mb-7">Profile</h1>
      {user && permissionsOf(user).personalPages === 'page' ? (
        <ProfileEditor user={user} />
      ) : (
        <GuestInvitation
          title="A profile comes with an account"
          text="You are using a guest account. Sign up to have a username, a picture, and your name beside your reviews."
        />
      )}
    </section>
  );
}
