import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf } from '../../lib/api-error.ts';

type Options<Values extends FieldValues> = {
  /** Maps the server's path to the form's field. */
  fieldOf: (path: string) => Path<Values> | undefined;
  /** For an error without a text for people. */
  failed: string;
};

/** Shows the server's errors at their fields; one without a field belongs to the whole form. */
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
