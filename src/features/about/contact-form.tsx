import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { sendingMessage, useSendMessage } from '@/api/contact/contact.mutations';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { useSubmit } from '@/components/form/use-submit';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useEarlierSending } from '@/lib/use-earlier-sending';
import { useEarlyText } from '@/lib/use-early-text';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { m } from '@/paraglide/messages';
import { contactFormSchema, emptyContactForm, inquiryLabels, inquiryTypes } from './contact-form.schema';
import { useContactDraft } from './use-contact-draft';

const inquiryOptions = inquiryTypes.map((type) => ({ value: type, label: inquiryLabels[type] }));

/** A message to the team. `?inquiry=` chooses what it is about, and follows another choice. */
export function ContactForm() {
  const [params, setParams] = useSearchParams();
  const requested = inquiryTypes.find((type) => type === params.get('inquiry'));
  const { mutateAsync } = useSendMessage();
  const isHydrated = useIsHydrated();
  const [isSent, setSent] = useState(false);
  const form = useForm({
    resolver: zodResolver(contactFormSchema),
    defaultValues: { ...emptyContactForm, ...(requested && { inquiryType: requested }) },
  });
  const element = useRef<HTMLFormElement>(null);
  useEarlyText(element, (text, field) => {
    if (field in emptyContactForm) form.setValue(field as keyof typeof emptyContactForm, text);
  });
  const forget = useContactDraft(form, requested);

  function noteChoice(type: string) {
    if (!requested) return;
    // A reload or Back would bring the address's type back.
    setParams({ ...Object.fromEntries(params), inquiry: type }, { replace: true, preventScrollReset: true });
  }

  function startAnew() {
    form.reset(emptyContactForm);
    setSent(true);
  }

  const { onSubmit, isSubmitting, serverError } = useSubmit({
    form,
    send: mutateAsync,
    focusOnFailure: 'message',
    onSent: () => {
      forget();
      startAnew();
    },
  });
  const isBeingSent = useEarlierSending(sendingMessage, (isSent) => isSent && startAnew());
  const { control, formState } = form;
  // Until the visitor starts another message, even if nothing is left of it.
  if (isSent && formState.isDirty) setSent(false);
  const isThanking = isSent && !isSubmitting;

  return (
    <form ref={element} noValidate onSubmit={onSubmit} aria-label={m.about_form()} className="grid grid-cols-1 gap-4.5">
      <fieldset disabled={isSubmitting || isBeingSent} className="grid grid-cols-1 gap-4.5">
        <SelectField
          control={control}
          name="inquiryType"
          label={m.about_inquiry()}
          options={inquiryOptions}
          onChosen={noteChoice}
        />
        <div className="grid grid-cols-1 items-start gap-4.5 md:grid-cols-2 md:gap-x-4">
          <TextField control={control} name="name" label={m.about_name()} autoComplete="name" />
          <TextField control={control} name="email" label={m.field_email()} type="email" autoComplete="email" />
        </div>
        <TextareaField control={control} name="message" label={m.about_message()} />
      </fieldset>
      {serverError !== undefined && !isSubmitting && (
        <Alert variant="danger">
          <span>{m.contact_failed()}</span>
          {serverError !== m.contact_failed() && (
            <span key={serverError} className="block text-small text-ink-2">
              {serverError}
            </span>
          )}
        </Alert>
      )}
      {/* No live region: the toast announces the same words. */}
      {isThanking && <Alert variant="success">{m.contact_sent()}</Alert>}
      <Button
        type="submit"
        variant="primary"
        busy={isSubmitting || isBeingSent}
        // Submitted before hydration, the form would put the typed values into the address.
        disabled={!isHydrated}
        busyLabel={m.about_sending()}
        className="justify-self-start max-[30rem]:justify-self-stretch"
      >
        {m.about_send()}
      </Button>
    </form>
  );
}
