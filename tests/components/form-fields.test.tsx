import { zodResolver } from '@hookform/resolvers/zod';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { RatingField } from '@/components/form/rating-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { Button } from '@/components/ui/button';

const schema = z.object({
  title: z.string().check(z.minLength(3, 'Title must be at least 3 characters')),
  password: z.string(),
  comment: z.string(),
  topic: z.string().check(z.minLength(1, 'Choose a topic')),
  rating: z.number().check(z.minimum(1, 'Please choose a rating')),
});

function ReviewForm({ onSubmit = async () => {} }: { onSubmit?: (values: z.output<typeof schema>) => Promise<void> }) {
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { title: '', password: 'powder', comment: '', topic: '', rating: 0 },
  });
  return (
    <form onSubmit={handleSubmit(onSubmit)} noValidate>
      <TextField control={control} name="title" label="Title" hint="3 to 100 characters" limit={100} />
      <TextField control={control} name="password" label="Password" type="password" optional />
      <TextareaField control={control} name="comment" label="Review" limit={1000} />
      <SelectField
        control={control}
        name="topic"
        label="Topic"
        options={[
          { value: 'general', label: 'General' },
          { value: 'technical', label: 'Technical Issues' },
        ]}
      />
      <RatingField control={control} name="rating" />
      <Button type="submit" variant="primary" busy={formState.isSubmitting} busyLabel="Submitting...">
        Submit Review
      </Button>
    </form>
  );
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit Review' }));

describe('form fields', () => {
  it('put the error in the place of the hint, tied to the field, and focus the first wrong one', async () => {
    render(<ReviewForm />);
    const title = screen.getByRole('textbox', { name: 'Title' });
    expect(title).toHaveAccessibleDescription('3 to 100 characters');
    await submit();
    expect(title).toHaveAccessibleDescription('Title must be at least 3 characters');
    expect(title).toBeInvalid();
    expect(title).toHaveFocus();
    expect(screen.queryByText('3 to 100 characters')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Topic' })).toHaveAccessibleDescription('Choose a topic');
    expect(screen.getByRole('radiogroup', { name: 'Rating' })).toHaveAccessibleDescription('Please choose a rating');
  });

  it('say which of them have to be filled in', () => {
    render(<ReviewForm />);
    for (const required of [
      screen.getByRole('textbox', { name: 'Title' }),
      screen.getByRole('textbox', { name: 'Review' }),
      screen.getByRole('combobox', { name: 'Topic' }),
      screen.getByRole('radiogroup', { name: 'Rating' }),
    ]) {
      expect(required).toBeRequired();
    }
    expect(screen.getByLabelText('Password')).not.toBeRequired();
    expect(screen.getAllByText('optional')).toHaveLength(1);
  });

  it('give the open list of a select the name of its field', async () => {
    render(<ReviewForm />);
    await userEvent.click(screen.getByRole('combobox', { name: 'Topic' }));
    expect(screen.getByRole('listbox', { name: 'Topic' })).toBeVisible();
  });

  it('do not send the form at Enter on a star', async () => {
    render(<ReviewForm />);
    await userEvent.click(screen.getByRole('radio', { name: '3 stars' }));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeValid();
    expect(screen.getByRole('radio', { name: '3 stars' })).toHaveFocus();
  });

  it('reveal a password and hide it again', async () => {
    render(<ReviewForm />);
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  it('count the characters as one types', async () => {
    render(<ReviewForm />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Review' }), 'Cold and quiet');
    expect(screen.getByText('14 / 1000')).toBeVisible();
  });

  it('count neither the blanks around a text nor what cannot be seen, as neither is sent', async () => {
    render(<ReviewForm />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Review' }), ' Cold and quiet\n ');
    expect(screen.getByText('14 / 1000')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), `${'a'.repeat(100)} `);
    expect(screen.getByText('100 / 100')).toBeVisible();
  });

  it('take a rating by keyboard', async () => {
    render(<ReviewForm />);
    screen.getByRole('radio', { name: '1 star' }).focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    expect(screen.getByRole('radio', { name: '3 stars' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '1 star' })).not.toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
  });

  it('hand everything over and are busy until it has been sent', async () => {
    let finish = () => {};
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<ReviewForm onSubmit={onSubmit} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Worth it');
    await userEvent.click(screen.getByRole('combobox', { name: 'Topic' }));
    await userEvent.click(screen.getByRole('option', { name: 'General' }));
    await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'Submitting...' }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(
      { title: 'Worth it', password: 'powder', comment: '', topic: 'general', rating: 5 },
      expect.anything(),
    );
    finish();
    expect(await screen.findByRole('button', { name: 'Submit Review' })).toBeEnabled();
  });
});
