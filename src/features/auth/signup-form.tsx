import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { signUpFieldNames } from '@/api/auth/auth.client';
import { authMutations, signingUp } from '@/api/auth/auth.mutations';
import { TextField } from '@/components/form/text-field';
import { useSubmit } from '@/components/form/use-submit';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PASSWORD_MIN } from '@/config/constants';
import { requiredEmail } from '@/lib/email-address';
import { seenText } from '@/lib/plain-text';
import { useEarlierSending } from '@/lib/use-earlier-sending';
import { useInlineMutation } from '@/lib/use-inline-mutation';
import { m } from '@/paraglide/messages';

const passwordHint = m.auth_password_hint({ count: PASSWORD_MIN });

/** Name, email and a password of at least eight characters, not trimmed. */
const signupFormSchema = z.object({
  fullName: z.string().check(z.overwrite(seenText), z.minLength(1, m.auth_name_missing())),
  // The verification goes to this address.
  email: requiredEmail(m.field_email_missing(), m.auth_email_wrong()),
  password: z.string().check(z.minLength(PASSWORD_MIN, passwordHint)),
});

interface SignupFormProps {
  /** Typed on the log-in page before. */
  email?: string | undefined;
  /** Called once the account exists; the person still has to log in. */
  onSignedUp: (email: string) => void;
}

/** Name, email and password of a new account. */
export function SignupForm({ email = '', onSignedUp }: SignupFormProps) {
  const { mutateAsync } = useInlineMutation(authMutations.signUp());
  const form = useForm({
    resolver: zodResolver(signupFormSchema),
    defaultValues: { fullName: '', email, password: '' },
  });
  const { onSubmit, isSubmitting, serverError } = useSubmit({
    form,
    send: mutateAsync,
    fields: signUpFieldNames,
    // The last field, so that the message below it is in sight on a phone.
    focusOnFailure: 'password',
    onSent: ({ email }) => onSignedUp(email),
  });
  const isBeingSent = useEarlierSending<{ email: string }>(
    signingUp,
    (isSent, { email }) => isSent && onSignedUp(email),
  );
  const { control } = form;

  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4.5">
      <fieldset disabled={isSubmitting || isBeingSent} className="grid grid-cols-1 gap-4.5">
        <TextField control={control} name="fullName" label={m.field_full_name()} autoComplete="name" />
        <TextField control={control} name="email" label={m.field_email()} type="email" autoComplete="email" />
        <TextField
          control={control}
          name="password"
          label={m.auth_password()}
          type="password"
          autoComplete="new-password"
          hint={passwordHint}
        />
      </fieldset>
      {serverError && <Alert variant="danger">{serverError}</Alert>}
      <Button type="submit" variant="primary" busy={isSubmitting || isBeingSent} busyLabel={m.auth_creating()} block>
        {m.action_sign_up()}
      </Button>
    </form>
  );
}
