import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { profileFieldNames } from '@/api/auth/auth.client';
import type { Profile, User } from '@/api/auth/user.schema';
import { FormField } from '@/components/form/form-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { UnsavedChanges } from '@/components/form/unsaved-changes';
import { useSubmit } from '@/components/form/use-submit';
import { Alert } from '@/components/ui/alert';
import { Input } from '@/components/ui/input';
import { getSession } from '@/session/auth-storage';
import { useUpdateProfile } from '@/session/session-actions';
import { AvatarPreview } from './avatar-preview';
import { profileFormSchema } from './profile-form.schema';

interface ProfileFormProps {
  user: User;
  /** The server's values; a later response fills only fields that are not dirty. */
  profile: Profile;
}

/** Username, full name and picture; the email is shown and stays. */
export function ProfileForm({ user, profile }: ProfileFormProps) {
  const { mutateAsync } = useUpdateProfile(user.id);
  const form = useForm({
    resolver: zodResolver(profileFormSchema),
    defaultValues: profile,
    values: profile,
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true },
  });
  const { onSubmit, isSubmitting, serverError } = useSubmit({
    form,
    send: mutateAsync,
    fields: profileFieldNames,
    onSent: (saved) => form.reset(saved),
  });
  const { control } = form;
  const { isDirty } = form.formState;
  const isUnsaved = isDirty && !isSubmitting;
  const [fullName, avatarUrl] = useWatch({ control, name: ['fullName', 'avatarUrl'] });

  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-120 gap-5" aria-label="Profile">
      {serverError && <Alert variant="danger">{serverError}</Alert>}
      <fieldset disabled={isSubmitting} className="grid gap-5">
        <TextField control={control} name="username" label="Username" autoComplete="username" optional />
        <TextField control={control} name="fullName" label="Full Name" autoComplete="name" optional />
        <FormField label="Email" isReadOnly hint="Your email cannot be changed here.">
          {(wiring) => <Input {...wiring} type="email" value={user.email} readOnly />}
        </FormField>
        <div className="flex items-start gap-4">
          <TextField
            control={control}
            name="avatarUrl"
            label="Avatar URL"
            optional
            type="url"
            inputMode="url"
            autoComplete="photo"
            hint="For those who want their picture beside their reviews, where every reader sees it: its address on the web. Without one, your initials stand in."
            className="min-w-0 flex-1"
          />
          <div className="pt-7">
            <AvatarPreview name={fullName} src={avatarUrl} />
          </div>
        </div>
      </fieldset>
      <UnsavedChanges
        isDirty={isUnsaved}
        // After the end of the session nothing can be saved any more.
        hasChanges={() => isUnsaved && getSession()?.user.id === user.id}
        text="What you changed in your profile is not saved yet."
      />
      <SubmitButton control={control} busyLabel="Saving changes..." className="justify-self-start">
        Save changes
      </SubmitButton>
    </form>
  );
}
