// spec: 5.9

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '@/components/form/text-field';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { unknownError } from '@/config/error-catalogue';
import { AppError } from '@/lib/errors';

type Values = Record<'fullName' | 'email', string>;

function SignUp({ send }: { send: (values: Values) => Promise<unknown> }) {
  const form = useForm<Values>({ defaultValues: { fullName: 'Ada', email: 'ada@example.com' } });
  const { onSubmit, isSubmitting, serverError } = useSubmit({
    form,
    send,
    fields: { full_name: 'fullName', email: 'email' },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      {serverError && <p role="alert">{serverError}</p>}
      <fieldset disabled={isSubmitting}>
        <TextField control={form.control} name="fullName" label="Name" />
        <TextField control={form.control} name="email" label="Email" />
      </fieldset>
      <Button type="submit" variant="primary" busy={isSubmitting} busyLabel="Sending...">
        Send
      </Button>
    </form>
  );
}

const failure = (fieldErrors: Record<string, string>) =>
  new AppError(unknownError, { message: 'Refused', statusCode: 400, fieldErrors });
const submitWith = async (send: (values: Values) => Promise<unknown>) => {
  render(<SignUp send={send} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
};
const name = () => screen.getByLabelText('Name');
const email = () => screen.getByLabelText('Email');

describe('errors of the server', () => {
  it('belong to their fields, the first of which takes the focus', async () => {
    await submitWith(() => Promise.reject(failure({ email: 'Already in use', full_name: 'Too short' })));
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Already in use'));
    expect(name()).toHaveAccessibleDescription('Too short');
    await waitFor(() => expect(name()).toHaveFocus());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('that belong to no field are one message of the form', async () => {
    await submitWith(() =>
      Promise.reject(failure({ captcha: 'Missing', email: 'Already in use', constructor: 'Odd' })),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Missing Odd');
    expect(email()).toHaveAccessibleDescription('Already in use');
  });

  it('may be the message alone; the focus stays with the button', async () => {
    await submitWith(() => Promise.reject(failure({})));
    expect(await screen.findByRole('alert')).toHaveTextContent('Refused');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus());
  });

  it('are gone once the form is sent again', async () => {
    const send = vi.fn().mockRejectedValueOnce(failure({ email: 'Already in use', captcha: 'Missing' }));
    await submitWith(send);
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(email()).toBeValid());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('sending from a field, which is disabled meanwhile', () => {
  it('moves the focus to the button, which says so, and back afterwards', async () => {
    let finish = () => {};
    render(<SignUp send={() => new Promise<void>((resolve) => (finish = resolve))} />);
    await userEvent.type(name(), '{Enter}');
    expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveFocus();
    finish();
    await waitFor(() => expect(name()).toHaveFocus());
  });
});

describe('a form submitted twice before it renders', () => {
  it('is sent once', async () => {
    const send = vi.fn(async () => {});
    render(<SignUp send={send} />);
    const button = screen.getByRole('button', { name: 'Send' });
    await act(async () => {
      button.click();
      button.click();
    });
    expect(send).toHaveBeenCalledTimes(1);
  });
});
