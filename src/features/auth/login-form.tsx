import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useSubmit } from '@/components/form/use-submit';
import { Alert } from '@/components/ui/alert';
import { paths } from '@/config/paths';
import { m } from '@/paraglide/messages';
import { useSignIn } from '@/session/session-actions';
import { loginFormSchema } from './login-form.schema';

interface LoginFormProps {
  /** Email of an account just created. */
  email?: string | undefined;
}

/** Email and password. Once signed in, RedirectIfAuthenticated navigates. */
export function LoginForm({ email = '' }: LoginFormProps) {
  const { mutateAsync } = useSignIn();
  const form = useForm({ resolver: zodResolver(loginFormSchema), defaultValues: { email, password: '' } });
  const { onSubmit, isSubmitting, serverError } = useSubmit({
    form,
    send: mutateAsync,
    fields: { email: 'email', password: 'password' },
    focusOnFailure: 'password',
  });
  const { control } = form;

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4.5">
      {serverError && <Alert variant="danger">{serverError}</Alert>}
      <fieldset disabled={isSubmitting} className="grid gap-4.5">
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
      <SubmitButton control={control} busyLabel={m.auth_signing_in()} block>
        {m.action_log_in()}
      </SubmitButton>
    </form>
  );
}
