import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

interface FailureWithFields {
  /** Messages by the server's field name. */
  fieldErrors?: Readonly<Record<string, string>> | undefined;
}

/**
 * Puts a failure's messages under their fields and moves the focus to the first.
 * @param fields the form's names, as a list or by the server's names for them
 * @returns what no field of the form could take, as one message; undefined when nothing is left
 */
export function applyFieldErrors<Values extends FieldValues>(
  failure: FailureWithFields,
  setError: UseFormSetError<Values>,
  fields: readonly FieldPath<Values>[] | Readonly<Record<string, FieldPath<Values>>>,
): string | undefined {
  const names = new Map<string, FieldPath<Values>>(
    Array.isArray(fields) ? fields.map((name) => [name, name]) : Object.entries(fields),
  );
  const unplaced: string[] = [];
  let isFirst = true;
  for (const [serverName, message] of Object.entries(failure.fieldErrors ?? {})) {
    const name = names.get(serverName);
    if (name === undefined) {
      unplaced.push(message);
      continue;
    }
    setError(name, { type: 'server', message }, { shouldFocus: isFirst });
    isFirst = false;
  }
  return unplaced.length > 0 ? unplaced.join(' ') : undefined;
}
