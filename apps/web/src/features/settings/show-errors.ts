import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf } from '../../lib/api-error.ts';

type Options<Values extends FieldValues> = {
  /** The form's name of what the server names by a path. */
  fieldOf: (path: string) => Path<Values> | undefined;
  /** For an error that has no words for people. */
  failed: string;
};

/** Puts what only the server could find wrong to its fields; a failure that names none is one of the whole form. */
export function showErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  { fieldOf, failed }: Options<Values>,
): void {
  const wrong = error instanceof ApiError ? (error.details.errors ?? []) : [];
  for (const { path, message } of wrong) {
    const field = fieldOf(path);
    if (field !== undefined) form.setError(field, { message });
  }
  if (wrong.length === 0) form.setError('root', { message: messageOf(error, failed) });
}
