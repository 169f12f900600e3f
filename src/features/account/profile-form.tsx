import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { profileFieldNames } from '@/api/auth/auth.client';
import type { ProfileResponse, User } from '@/api/auth/user.schema';
import { DraftNotice } from '@/components/form/draft-notice';
import { FormField } from '@/components/form/form-field';
import { TextField } from '@/components/form/text-field';
import { UnsavedChanges } from '@/components/form/unsaved-changes';
import { useSubmit } from '@/components/form/use-submit';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { m } from '@/paraglide/messages';
import { getSession } from '@/session/auth-storage';
import { useUpdateProfile } from '@/session/session-actions';
import { AvatarPreview } from './avatar-preview';
import { profileFormSchema } from './profile-form.schema';
import { useProfileDraft } from './use-profile-draft';

interface ProfileFormProps {
  user: User;
  /** The server's values; a later response fills only fields that are not dirty. */
  profile: ProfileResponse;
}

/** Username, full name and picture; the email is read-only. */
export function ProfileForm({ user, profile }: ProfileFormProps) {
  const { mutateAsync } = useUpdateProfile(user.id);
  // What the response omits must not be saved as empty. The session knows no username.
  const values = {
    username: profile.username ?? '',
    fullName: profile.fullName ?? user.fullName,
    avatarUrl: profile.avatarUrl ?? user.avatarUrl,
  };
  const form = useForm({
    resolver: zodResolver(profileFormSchema(values.avatarUrl)),
    defaultValues: values,
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true },
  });
  const { isRestored, forget, discard } = useProfileDraft(form, user.id, values);
  const { onSubmit, isSubmitting, serverError } = useSubmit({
    form,
    send: (typed) => mutateAsync({ ...typed, username: typed.username || (profile.username === null ? null : '') }),
    fields: profileFieldNames,
    onSent: (saved) => {
      // Also in the fields that were changed, which `resetOptions` keep as they are.
      form.reset(saved, { keepFieldsRef: true, keepDirtyValues: false });
      forget();
    },
  });
  const { control } = form;
  const { isDirty } = form.formState;
  const [fullName, avatarUrl] = useWatch({ control, name: ['fullName', 'avatarUrl'] });

  return (
    <form noValidate onSubmit={onSubmit} className="grid max-w-120 gap-5" aria-label={m.page_profile()}>
      {isRestored && (
        <DraftNotice
          discard={m.form_discard_changes()}
          onDiscard={() => {
            discard();
            form.setFocus('username');
          }}
        >
          {m.form_changes_back()}
        </DraftNotice>
      )}
      <fieldset disabled={isSubmitting} className="grid gap-5">
        <TextField control={control} name="username" label={m.account_username()} autoComplete="username" optional />
        <TextField control={control} name="fullName" label={m.field_full_name()} autoComplete="name" optional />
        <FormField label={m.field_email()} isReadOnly hint={m.account_email_hint()}>
          {(wiring) => <Input {...wiring} type="email" value={user.email} readOnly />}
        </FormField>
        <div className="flex items-start gap-4">
          <TextField
            control={control}
            name="avatarUrl"
            label={m.account_avatar()}
            optional
            type="url"
            inputMode="url"
            autoComplete="photo"
            hint={m.account_avatar_hint()}
            className="min-w-0 flex-1"
          />
          <div className="pt-7">
            <AvatarPreview name={fullName} src={avatarUrl} />
          </div>
        </div>
      </fieldset>
      <UnsavedChanges
        // Also while it is being saved, which may fail.
        isDirty={isDirty}
        // Nothing can be saved once the session has ended.
        hasChanges={() => isDirty && getSession()?.user.id === user.id}
        text={m.account_unsaved()}
      />
      {serverError && <Alert variant="danger">{serverError}</Alert>}
      <Button
        type="submit"
        variant="primary"
        busy={isSubmitting}
        busyLabel={m.account_saving()}
        className="justify-self-start"
      >
        {m.account_save()}
      </Button>
    </form>
  );
}
