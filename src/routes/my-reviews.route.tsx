import { useRef } from 'react';
import { PageHead } from '@/components/page-head';
import { GuestInvitation } from '@/features/account/guest-invitation';
import { MyReviews } from '@/features/reviews/my-reviews';
import { ResortThumbnail } from '@/features/reviews/resort-thumbnail';
import { useAuth } from '@/session/auth-context';
import { permissionsOf } from '@/session/permissions';

/** One's own reviews. Guests are invited to create an account. */
export function Component() {
  const { user } = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="wrap py-[clamp(1.75rem,4vw,3.25rem)] pb-24">
      <PageHead title="My Reviews" isUnlisted />
      <h1 ref={heading} tabIndex={-1} className="mb-7">
        My Reviews
      </h1>
      {user && permissionsOf(user).personalPages === 'page' ? (
        <MyReviews
          key={user.id}
          userId={user.id}
          onFocusLost={() => heading.current?.focus()}
          renderPicture={(resortId) => <ResortThumbnail resortId={resortId} className="w-20 flex-none" />}
        />
      ) : (
        <GuestInvitation
          title="Reviews come with an account"
          text="You are using a guest account. Sign up to review the resorts you know; this page keeps what you write."
        />
      )}
    </section>
  );
}
