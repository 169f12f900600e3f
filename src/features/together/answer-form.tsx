import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { FieldMessage } from '@/components/form/form-field';
import { TextField } from '@/components/form/text-field';
import { TextareaField } from '@/components/form/textarea-field';
import { Button } from '@/components/ui/button';
import { m } from '@/paraglide/messages';
import { useAuth } from '@/session/auth-context';
import { readDraft, VISITOR } from '@/session/draft-storage';
import { useKeepDraft } from '@/session/use-keep-draft';
import { type AnswerValues, answerDraftSchema, answerFormSchema, questionFormSchema } from './answer-form.schema';
import { shownLine } from './codec/round-wire';
import { ResortQuestion } from './resort-question';
import { NAME_MAX, NOTE_MAX, TITLE_MAX } from './rules/round';
import type { ResortOfRound } from './use-round-resorts';

interface AnswerFormProps {
  /** Storage key of the draft. */
  draftKey: string;
  resorts: readonly ResortOfRound[];
  /** Earlier answers, in the order of the resorts. */
  initial: AnswerValues;
  /** A new round has a title, and may be sent without answers. */
  isNew?: boolean;
  /** Resolves with false if nothing was sent. */
  onSend: (values: AnswerValues) => Promise<boolean>;
  /** Rendered beside a resort's name. */
  actionOf?: (resort: ResortOfRound) => ReactNode;
  /** Rendered beside the button. */
  children?: ReactNode;
}

const isBlank = ({ title, name, note, answers }: AnswerValues) =>
  `${title}${name}${note}`.trim() === '' && answers.length === 0;

/** Yes, Maybe or No for each resort, a name and a note. The draft survives a reload. */
export function AnswerForm({ draftKey, resorts, initial, isNew = false, onSend, actionOf, children }: AnswerFormProps) {
  const owner = { userId: useAuth().user?.id ?? VISITOR, key: draftKey };
  // Once: neither resorts and other people's answers that arrive, nor an older draft of the resorts that are left once one is
  // taken out, may overwrite what is typed.
  const [defaultValues] = useState(() => ({ ...initial, ...readDraft(owner, answerDraftSchema) }));
  const form = useForm<AnswerValues>({
    resolver: zodResolver(isNew ? questionFormSchema : answerFormSchema),
    defaultValues,
  });
  const { control, handleSubmit, formState } = form;
  const { submitCount } = formState;
  const {
    field,
    fieldState: { error },
  } = useController({ control, name: 'answers' });
  const forget = useKeepDraft(form, owner, (values) => (isBlank(values) ? null : values));

  const errorId = useId();

  // What is missing stands above the resorts. The focus, which goes to the first one's answers, may leave it out of sight.
  const missing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitCount > 0) missing.current?.scrollIntoView({ block: 'nearest' });
  }, [submitCount]);

  const submit = handleSubmit(async (values) => {
    if (await onSend(values)) forget();
  });

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={isNew ? m.round_new() : m.round_your_answer()}
    >
      {isNew && (
        <TextField
          control={control}
          name="title"
          label={m.round_title()}
          hint={m.round_title_hint()}
          optional
          limit={TITLE_MAX}
          sent={shownLine}
          className="mb-6 max-w-110"
        />
      )}
      {error && (
        <div ref={missing} role="alert" className="mb-4 text-small">
          <FieldMessage id={errorId} isError>
            {error.message ?? error.root?.message}
          </FieldMessage>
        </div>
      )}
      <ul>
        {resorts.map((resort, index) => (
          <ResortQuestion
            key={resort.id}
            ref={index === 0 ? field.ref : undefined}
            errorId={error && errorId}
            entry={resort}
            answer={field.value.find(([id]) => id === resort.id)?.[1] ?? null}
            onAnswer={(answer) =>
              field.onChange([...field.value.filter(([id]) => id !== resort.id), [resort.id, answer]])
            }
            action={actionOf?.(resort)}
          />
        ))}
      </ul>
      <div className="border-t border-line pt-6">
        <div className="grid max-w-110 gap-4.5">
          <TextField
            control={control}
            name="name"
            label={m.round_name()}
            autoComplete="given-name"
            limit={NAME_MAX}
            sent={shownLine}
          />
          <TextareaField
            control={control}
            name="note"
            label={m.round_note()}
            optional
            limit={NOTE_MAX}
            sent={shownLine}
          />
          <div className="flex flex-wrap items-center gap-3 max-md:*:w-full">
            <Button type="submit" variant="primary" busy={formState.isSubmitting} busyLabel={m.round_sending()}>
              {isNew && field.value.length === 0 ? m.round_send_question() : m.round_send_answer()}
            </Button>
            {children}
          </div>
        </div>
      </div>
    </form>
  );
}
