import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { z } from 'zod/mini';
import { TextField } from '@/components/form/text-field';
import { useSubmit } from '@/components/form/use-submit';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { typedAddress } from '@/lib/email-address';
import { m } from '@/paraglide/messages';
import { useSignIn } from '@/session/session-actions';

/** Both are required; the server validates the rest. */
const loginFormSchema = z.object({
  email: z.string().check(z.overwrite(typedAddress), z.minLength(1, m.field_email_missing())),
  password: z.string().check(z.minLength(1, m.auth_password_missing())),
});

interface LoginFormProps {
  /** Email of an account just created, or typed on the sign-up page. */
  email?: string | undefined;
}

/** Email and password. Once signed in, RedirectIfAuthenticated navigates. */
export function LoginForm({ email = '' }: LoginFormProps) {
  const { mutateAsync } = useSignIn();
  const form = useForm({ resolver: zodResolver(loginFormSchema), defaultValues: { email, password: '' } });
  const { onSubmit, isSubmitting, serverError } = useSubmit({
    form,
    send: mutateAsync,
    focusOnFailure: 'password',
  });
  const { control } = form;

  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4.5">
      <fieldset disabled={isSubmitting} className="grid grid-cols-1 gap-4.5">
        <TextField control={control} name="email" label={m.field_email()} type="email" autoComplete="username" />
        <TextField
          control={control}
          name="password"
          label={m.auth_password()}
          type="password"
          autoComplete="current-password"
        />
      </fieldset>
      <Link to={paths.forgotPassword} className="link -my-2.5 justify-self-start">
        {m.page_forgot_password()}
      </Link>
      {serverError && <Alert variant="danger">{serverError}</Alert>}
      <Button type="submit" variant="primary" busy={isSubmitting} busyLabel={m.auth_signing_in()} block>
        {m.action_log_in()}
      </Button>
    </form>
  );
}
