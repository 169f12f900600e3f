import { PageHead } from '@/components/page-head';
import { GuestInvitation } from '@/features/account/guest-invitation';
import { MyReviews } from '@/features/reviews/my-reviews';
import { m } from '@/paraglide/messages';
import { useAuth } from '@/session/auth-context';

/** The user's own reviews. Guests are invited to create an account. */
export function Component() {
  const { user } = useAuth();
  return (
    <section className="wrap py-[clamp(1.75rem,4vw,3.25rem)] pb-24">
      <PageHead title={m.page_my_reviews()} isUnlisted />
      <h1 className="mb-7">{m.page_my_reviews()}</h1>
      {user?.userType === 'registered' ? (
        <MyReviews key={user.id} userId={user.id} />
      ) : (
        <GuestInvitation title={m.routes_reviews_invite()} text={m.routes_reviews_invite_text()} />
      )}
    </section>
  );
}
