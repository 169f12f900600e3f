import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { signUpFieldNames } from '@/api/auth/auth.client';
import { authMutations } from '@/api/auth/auth.mutations';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useSubmit } from '@/components/form/use-submit';
import { Alert } from '@/components/ui/alert';
import { useInlineMutation } from '@/lib/use-inline-mutation';
import { m } from '@/paraglide/messages';
import { passwordHint, signupFormSchema } from './signup-form.schema';

interface SignupFormProps {
  /** Called once the account exists; the person still has to log in. */
  onSignedUp: (email: string) => void;
}

/** Name, email and password of a new account. */
export function SignupForm({ onSignedUp }: SignupFormProps) {
  const { mutateAsync } = useInlineMutation(authMutations.signUp());
  const form = useForm({
    resolver: zodResolver(signupFormSchema),
    defaultValues: { fullName: '', email: '', password: '' },
  });
  const { onSubmit, isSubmitting, serverError } = useSubmit({
    form,
    send: mutateAsync,
    fields: signUpFieldNames,
    focusOnFailure: 'email',
    onSent: ({ email }) => onSignedUp(email),
  });
  const { control } = form;

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4.5">
      {serverError && <Alert variant="danger">{serverError}</Alert>}
      <fieldset disabled={isSubmitting} className="grid gap-4.5">
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
      <SubmitButton control={control} busyLabel={m.auth_creating()} block>
        {m.action_sign_up()}
      </SubmitButton>
    </form>
  );
}
