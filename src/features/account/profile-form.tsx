import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { profileFieldNames } from '@/api/auth/auth.client';
import type { Profile, User } from '@/api/auth/user.schema';
import { FormField } from '@/components/form/form-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useFormSubmit } from '@/components/form/use-form-submit';
import { Alert } from '@/components/ui/alert';
import { Input } from '@/components/ui/input';
import { useUpdateProfile } from '@/session/session-actions';
import { AvatarPreview } from './avatar-preview';
import { profileFormSchema } from './profile-form.schema';

const fieldNames = Object.values(profileFieldNames);

interface ProfileFormProps {
  user: User;
  /** What the server knows; a later answer fills only the fields nobody has touched. */
  profile: Profile;
}

/** Username, full name and picture; the email is shown and stays. */
export function ProfileForm({ user, profile }: ProfileFormProps) {
  const { mutateAsync } = useUpdateProfile(user.id);
  const form = useForm({ resolver: zodResolver(profileFormSchema), defaultValues: profile });
  const known = useRef(profile);
  const { onSubmit, isSending, refusal } = useFormSubmit({
    form,
    send: mutateAsync,
    fields: profileFieldNames,
    onSent: (saved) => {
      known.current = saved;
      form.reset(saved);
    },
  });
  const { control, getValues, setValue } = form;

  useEffect(() => {
    for (const name of fieldNames) {
      if (getValues(name) === known.current[name]) setValue(name, profile[name]);
    }
    known.current = profile;
  }, [profile, getValues, setValue]);

  const [fullName, avatarUrl] = useWatch({ control, name: ['fullName', 'avatarUrl'] });

  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-120 gap-5" aria-label="Profile">
      {refusal && <Alert variant="danger">{refusal}</Alert>}
      <fieldset disabled={isSending} className="grid gap-5">
        <TextField control={control} name="username" label="Username" autoComplete="username" optional />
        <TextField control={control} name="fullName" label="Full Name" autoComplete="name" optional />
        <FormField label="Email" optional hint="Your email cannot be changed here.">
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
            hint="Address of a picture; without one, your initials stand in."
            className="min-w-0 flex-1"
          />
          <div className="pt-7">
            <AvatarPreview name={fullName} src={avatarUrl} />
          </div>
        </div>
      </fieldset>
      <SubmitButton control={control} busy={isSending} busyLabel="Saving changes..." className="justify-self-start">
        Save changes
      </SubmitButton>
    </form>
  );
}
